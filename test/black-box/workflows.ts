import { parse } from 'yaml';
import { z } from 'zod';
import { FULL_NAME } from '../../src/base/addresses.ts';

const Access = z.enum(['read', 'write', 'none']);
const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const Step = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: Values.optional(),
  with: Values.optional(),
});
const Job = z.looseObject({
  permissions: z.record(z.string(), Access).optional(),
  /** Of a job that calls a workflow. */
  uses: z.string().optional(),
  with: Values.optional(),
  secrets: Values.optional(),
  steps: z.array(Step).default([]),
});
const Workflow = z.looseObject({
  on: z.looseObject({
    workflow_call: z
      .object({
        inputs: z.record(z.string(), z.object({ type: z.literal('string') })).default({}),
        secrets: z.record(z.string(), z.object({ required: z.literal(false) })).default({}),
        outputs: z.record(z.string(), z.unknown()).default({}),
      })
      .optional(),
  }),
  permissions: z.record(z.string(), Access),
  jobs: z.record(z.string(), Job),
});

export type WorkflowJob = z.infer<typeof Job>;
type WorkflowStep = z.infer<typeof Step>;

/** A workflow file as far as our recipes use one. @throws where it has a shape that none of them has */
export function readWorkflow(text: string): z.infer<typeof Workflow> {
  return Workflow.parse(parse(text));
}

/** The step of a job that is this action. */
export function ourStep({ steps }: WorkflowJob): WorkflowStep {
  const step = steps.find(({ uses }) => uses?.startsWith(`${FULL_NAME}@`) === true);
  if (step === undefined) throw new Error('no step of this job is ours');
  return step;
}

/** The step of a job that asks for an App's token; null: there is none. */
export function tokenStep({ steps }: WorkflowJob): WorkflowStep | null {
  return steps.find(({ uses }) => uses?.startsWith('actions/create-github-app-token@') === true) ?? null;
}

/**
 * The values of a `with:` as GitHub makes them of expressions: names, strings and `||`. An input or a secret that is not
 * among the values was not given.
 *
 * @throws on a name that nobody gave a value
 */
export function filledIn(
  values: z.infer<typeof Values>,
  known: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const worth = (operand: string): string => {
    const literal = /^'(.*)'$/.exec(operand)?.[1];
    const value = literal ?? known[operand] ?? (/^(?:inputs|secrets)\./.test(operand) ? '' : undefined);
    if (value === undefined) throw new Error(`nothing is known of ${operand}`);
    return value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      String(value).replaceAll(
        /\$\{\{ (.*?) \}\}/g,
        (_, expression: string) =>
          expression
            .split(' || ')
            .map(worth)
            .find((one) => one !== '') ?? '',
      ),
    ]),
  );
}
