import { catalogueOf } from './catalogue.ts';
import * as parts from './locales/en.ts';
import { Words } from './words.ts';

/** What is always English says its sentences with this: log, console, CSV, JSON, SARIF, the bot. */
export const ENGLISH = new Words('en', catalogueOf(parts));
