import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '../black-box/run-action.ts';
import { temporaryFolder } from '../temporary.ts';

/* A folder of submissions through the whole program: two are the same work, which their teacher knows of. */

const SHARED = `
def total(items, start_at=0):
    running_sum = start_at
    for item in items:
        if item.price > 10 and item.kind != "gift":
            running_sum += item.price * item.amount
        else:
            running_sum -= item.discount
    return running_sum

def largest(items, at_least=0):
    best_so_far = at_least
    while items:
        one = items.pop()
        best_so_far = max(one.price ** 2, best_so_far)
    return [best_so_far, len(items)]

def by_kind(items):
    groups = {}
    for item in items:
        groups.setdefault(item.kind, []).append(item)
    for kind, group in groups.items():
        print(kind, total(group), largest(group))
    return {kind: sum(one.amount for one in group) for kind, group in groups.items()}
`;
const OTHER = `
import sys
class Stack:
    def __init__(self): self.data = {}
    def push(self, k, v):
        self.data[k] = [v, k]
        try:
            print(self.data, file=sys.stderr)
        except ValueError as error:
            raise SystemExit(str(error))
lines = [x.strip().split(",") for x in sys.stdin if not x.startswith("#")]
with open("out.txt", "w") as f:
    for n, line in enumerate(lines): f.write(f"{n}: {line!r}\\n")
`;
import { putFiles } from '../put-files.ts';

let root = '';
let printed = '';
let status: number | null = null;
beforeAll(async () => {
  root = temporaryFolder();
  const files = {
    'submissions/amber/main.py': SHARED,
    'submissions/basil/main.py': SHARED,
    'submissions/dmitri/main.py': OTHER,
    'similarity.yml': [
      'dismissed:',
      '  - { a: submissions/amber, b: basil, reason: worked as a team }',
      '  - { a: submissions/amber, b: submissions/nobody, reason: worked as a team }',
    ].join('\n'),
  };
  putFiles(root, files);
  const run = await runCommand(['check', '--config', 'similarity.yml', 'submissions'], { cwd: root });
  printed = run.stdout;
  status = run.exitCode;
});

const summary = (): string => readFileSync(join(root, 'similarity-report/summary.md'), 'utf8');

test('the dismissed pair flags nobody, and its number says why it does not', () => {
  expect(status).toBe(0);
  const remark = 'above the threshold only through a dismissed pair';
  expect(summary()).toMatch(new RegExp(`^\\| {2}\\| \`amber\` \\| 9\\d\\.\\d \\|.*${remark} \\|$`, 'm'));
  expect(printed).toMatch(new RegExp(`^ {2}amber .* 9\\d\\.\\d .*${remark}`, 'm'));
  expect(summary()).not.toContain('🔎');
});

test('an entry that names nobody is told once, in the log and in the summary', () => {
  const notice = /dismissed: "submissions\/nobody" names no submission of this run/g;
  expect(printed.match(notice)).toHaveLength(1);
  expect(summary().match(notice)).toHaveLength(1);
  expect(summary()).not.toContain('"basil"');
});
