import { readFlags } from './flags.ts';
import { leaksOf } from '../test/web-world/leaks.ts';
import { WORLD_LANGUAGES } from '../test/web-world/program.ts';
import { webWorld } from '../test/web-world/world.ts';

/*
 * Looks for people in every byte that a search of the web sends: `npx node bench/web-privacy.ts [--seed 1]`
 *
 * The classes are hostile: everybody's own work has their name in functions and variables, in strings, comments and file names, and nothing
 * is rarer than that. Ends with 1 where anything was said.
 */

const USAGE = 'usage: npx node bench/web-privacy.ts [--seed N]';
const { values } = readFlags(process.argv.slice(2), ['seed'], USAGE);
const seed = Number(values['seed'] ?? 1);
if (!Number.isInteger(seed)) throw new RangeError(USAGE);

process.stdout.write(
  '| class | bytes sent | queries | hashes | addresses | names, logins, e-mail, numbers, files said | words of comments | queries not told | token elsewhere |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|\n',
);
let isClean = true;
for (const language of WORLD_LANGUAGES) {
  for (const signed of [false, true]) {
    const found = await leaksOf(webWorld({ seed, language, signed }));
    const { traces, fromComments, notTold, strayTokens } = found;
    process.stdout.write(
      `| ${language}${signed ? ', signed everywhere' : ''} | ${found.bytes} | ${found.queries} | ${found.hashes} | ${found.addresses} | ${traces.length} | ${fromComments.length} | ${notTold.length} | ${strayTokens} |\n`,
    );
    for (const { what, text, around } of traces.slice(0, 20)) {
      process.stdout.write(`  ${what} ${text}: …${around}…\n`);
    }
    if (fromComments.length > 0) process.stdout.write(`  ${fromComments.join(' ')}\n`);
    if (found.inAddresses.length > 0) {
      process.stdout.write(
        `  in addresses that the answers named: ${found.inAddresses.map(({ text }) => text).join(', ')}\n`,
      );
    }
    if (language === 'java' && !signed) process.stdout.write(`  headers: ${found.headers.join(', ')}\n`);
    isClean &&= traces.length + fromComments.length + notTold.length + strayTokens === 0;
  }
}
process.exitCode = isClean ? 0 : 1;
