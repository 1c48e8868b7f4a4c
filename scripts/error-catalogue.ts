/**
 * Writes docs/errors.md: every message of the program that says that something is wrong or was left out, as its parts declare them, with
 * what to do about it, from the message itself or from what stands above it. `--check` compares.
 */
import { catalogue } from './errors/catalogue.ts';
import { renderCatalogue } from './errors/render.ts';
import { writeGenerated } from './generated-file.ts';

writeGenerated('docs/errors.md', renderCatalogue(catalogue()));
