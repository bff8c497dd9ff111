// The page of all cards.

import { start } from "./browse.js";

start();
