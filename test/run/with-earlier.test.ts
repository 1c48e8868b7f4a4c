import { expect, test } from 'vitest';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import { withEarlier } from '../../src/check/run/with-earlier.ts';
import type { Sources } from '../../src/sources/open-sources.ts';
import { folder, handIn, repository } from '../people/people.ts';
import { report } from '../report/sample.ts';

/** Which of the earlier submissions a late one leaves in the class. */
async function left(
  late: SubmissionFinding,
  earlier: readonly SubmissionFinding[],
): Promise<readonly string[]> {
  const sources: Sources = {
    description: 'late',
    starter: null,
    notices: [],
    notComparedWith: 0,
    people: [],
    submissions: async function* () {
      const { key, name, role } = await Promise.resolve(late);
      const origin = late.origin ?? { kind: 'directory', path: key };
      yield { ok: true, submission: { key, name, role, origin, files: [], leftOut: [], remarks: [] } };
    },
  };
  const { findings } = report(earlier);
  const thresholds = { similarity: 75, ai: 50 };
  const known = {
    title: 'lab',
    findings,
    thresholds,
    dismissed: [],
    files: () => [],
  };
  const keys: string[] = [];
  for await (const one of withEarlier(sources, known, thresholds).submissions()) {
    keys.push(one.ok ? one.submission.key : one.failure.key);
  }
  return keys.slice(1);
}

test('a late hand-in takes the place of what the same person handed in, and of nobody else', async () => {
  const vic = handIn('Vic', { id: '1' });
  const bo = handIn('Bo', { id: '3' });
  // The same number, whatever name is shown now.
  expect(await left(handIn('V.', { id: '1' }), [vic, bo])).toEqual([bo.key]);
  // A chosen name with another number.
  expect(await left(handIn('vic', { id: '2' }), [vic, bo])).toEqual([vic.key, bo.key]);
  // A folder has a name alone, and another platform other numbers.
  expect(await left(folder('late/Vic'), [vic, bo])).toEqual([bo.key]);
  expect(await left(handIn('Vic', { id: '9', platform: 'moodle' }), [vic, bo])).toEqual([bo.key]);
  expect(await left(folder('late/Bo'), [folder('class/Bo'), vic])).toEqual([vic.key]);
  // Renamed on GitHub; another one of that name is another one.
  const lab = repository('lab-vic', { repositoryId: 7 });
  const renamed = { ...repository('lab-v', { repositoryId: 7 }), name: 'lab-v' };
  expect(await left(renamed, [lab])).toEqual([]);
  expect(await left({ ...repository('x/lab-vic', { repositoryId: 8 }), name: lab.name }, [lab])).toEqual([
    lab.key,
  ]);
});
