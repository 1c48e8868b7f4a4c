// What a file of tabs costs where starter code is known: npx node bench/pathological.ts
import { contentKey } from '../src/sources/starter.ts';

console.log('| tabs | ms | ms for each 10,000 |\n|---|---|---|');
for (const tabs of [20_000, 40_000, 80_000, 990_000]) {
  const bytes = Buffer.from(`class E{}\n${'\t'.repeat(tabs)}x${'\n'.repeat(700)}`);
  contentKey(bytes);
  const times = Array.from({ length: 9 }, () => {
    const from = performance.now();
    contentKey(bytes);
    return performance.now() - from;
  }).toSorted((a, b) => a - b);
  const ms = times[4] ?? 0;
  console.log(`| ${tabs.toLocaleString('en')} | ${ms.toFixed(2)} | ${((ms / tabs) * 10_000).toFixed(3)} |`);
}
