/**
 * Writes docs/errors.md: every message of the program that says that something is wrong or was left out, from the sources, with what
 * to do about it, from the message itself or from scripts/errors/cures.yaml. `--check` compares. Ends with 1 where a message has no
 * cure, and where a cure has no message.
 */
import { readProgram } from './errors/read-program.ts';
import { renderCatalogue } from './errors/render.ts';
import { writeGenerated } from './generated-file.ts';

const { cured, problems } = readProgram();
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
writeGenerated('docs/errors.md', renderCatalogue(cured));
