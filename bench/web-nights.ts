/*
 * node bench/web-nights.ts [REPOSITORIES] [BUDGET] [NIGHTS]
 * Scans a class over nights with a budget of queries, kills one of them, and says what was searched for and what was asked twice.
 * Every third repository was copied from a public one. Default: 60 repositories, 25 queries a night, 3 nights.
 */
import { searchedClass } from '../test/scan/searched-class.ts';

const [repositories = 60, budget = 25, nights = 3] = process.argv.slice(2).map(Number);
const made = await searchedClass({ repositories, budget, copies: 3 });
try {
  console.log('night | killed | queries | asked twice | searched for | files found');
  for (let night = 1; night <= nights + 1; night += 1) {
    // The second one dies when its results are noted, and another one follows it.
    const isKilled = night === 2;
    const before = made.queries().length;
    await made.night(isKilled);
    const queries = made.queries();
    const searched = Object.values(made.own().web ?? {});
    const found = searched.reduce((sum, { sources }) => sum + sources.length, 0);
    console.log(
      [
        night,
        isKilled ? 'yes' : 'no',
        queries.length - before,
        queries.length - new Set(queries).size,
        `${searched.length} of ${repositories}`,
        found,
      ].join(' | '),
    );
  }
  const bytes = Buffer.byteLength(JSON.stringify(made.own().web ?? {}));
  console.log(`memory of the searches: ${bytes} bytes in the state`);
} finally {
  await made.close();
}
