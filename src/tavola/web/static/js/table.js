// The table: every part set up once. The server draws; these modules fetch, swap, move the focus and tell.

import * as announce from "./announce.js";
import * as drag from "./drag.js";
import * as first_game from "./first_game.js";
import * as frame from "./frame.js";
import * as glide from "./glide.js";
import * as keys from "./keys.js";
import * as live from "./live.js";
import * as pieces from "./pieces.js";
import * as preview from "./preview.js";
import * as tabs from "./tabs.js";
import * as talk from "./talk.js";

pieces.start();
preview.start();
keys.start();
drag.start();
glide.start();
announce.start();
first_game.start();
tabs.start();
talk.start();
// Who has just come is at the question, not at the top of the page.
if (document.activeElement === document.body) document.getElementById("question")?.focus({ preventScroll: true });
live.start(frame.token, frame.refresh, talk.hear);
