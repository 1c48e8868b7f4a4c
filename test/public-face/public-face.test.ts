import { expect, test } from 'vitest';
import { z } from 'zod';
import { casesJsonSchema } from '../../src/report/cases/case-document.ts';
import { COMMAND_NAMES, COMMANDS } from '../../src/program/command-line/arguments/commands.ts';
import type { CommandDefinition } from '../../src/program/command-line/arguments/option.ts';
import { VARIABLES } from '../../src/program/command-line/arguments/variables.ts';
import { PUBLISHED } from '../../src/base/addresses.ts';
import { CASES_SCHEMA_VERSION } from '../../src/contract/cases.ts';
import { EXIT_CODES } from '../../src/program/exit-codes.ts';
import { LAYOUT_NAMES, SOURCE_NAMES } from '../../src/contract/source-names.ts';
import { OUTCOMES } from '../../src/base/outcome.ts';
import { CASES_FILE, REPORT_FILES } from '../../src/contract/report.ts';
import { enginesOf } from '../../src/service/api/engines.ts';
import { LANGUAGES } from '../../src/engine/languages/languages.ts';
import { reportJsonSchema } from '../../src/channels/json.ts';
import { REPORT_SCHEMA_VERSION } from '../../src/report/report-document.ts';
import { STATE_VERSION } from '../../src/bot/scan/state/state-schema.ts';
import { OPERATIONS } from '../../src/contract/service/operations.ts';
import { definitionOf, INPUT_NAMES } from '../../src/contract/settings/inputs/inputs.ts';
import { OUTPUTS } from '../../src/contract/settings/tables.ts';

/* What others build on. docs/stability.md says which changes of it a minor release may bring. */

interface Schema {
  readonly $ref?: string | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Schema | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly $defs?: Readonly<Record<string, Schema>> | undefined;
  readonly const?: unknown;
}
const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    items: Schema.optional(),
    oneOf: z.array(Schema).optional(),
    anyOf: z.array(Schema).optional(),
    $defs: z.record(z.string(), Schema).optional(),
  }),
);

/** The fields of a document: `a.b` is always there, `a.b?` may be missing; `[]` is every item of a list. */
function fieldsOf(document: unknown): readonly string[] {
  const root = Schema.parse(document);
  const visit = (schema: Schema, at: string): readonly string[] => {
    if (schema.$ref !== undefined) return visit(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, at);
    const forms = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    const kinds = forms.map(({ properties }) => z.string().safeParse(properties?.['audience']?.const).data);
    return [
      ...forms.flatMap((form, index) =>
        visit(form, kinds[index] === undefined ? at : `${at}${kinds[index]}.`),
      ),
      ...(schema.items === undefined ? [] : visit(schema.items, `${at.replace(/\.$/, '')}[].`)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
        const isThere = schema.required?.includes(name) === true;
        return [`${at}${name}${isThere ? '' : '?'}`, ...visit(one, `${at}${name}.`)];
      }),
    ];
  };
  return [...new Set(visit(root, ''))];
}

function optionsOf(command: CommandDefinition): readonly string[] {
  return command.options.map(({ name, short, kind }) =>
    [`--${name}`, ...(short === undefined ? [] : [`-${short}`]), ...(kind === 'switch' ? [] : [kind])].join(
      ' ',
    ),
  );
}

function publicFace(): unknown {
  return {
    inputs: Object.fromEntries(
      INPUT_NAMES.map((name) => {
        const { default: initial, allowed, scope = 'assignment' } = definitionOf(name);
        return [name, { default: initial, allowed, scope }];
      }),
    ),
    outputs: Object.keys(OUTPUTS),
    outcomes: OUTCOMES,
    exitCodes: Object.fromEntries(EXIT_CODES.map(({ code, outcomes, signal }) => [code, signal ?? outcomes])),
    commands: Object.fromEntries(
      COMMAND_NAMES.map((name) => {
        const command: CommandDefinition = COMMANDS[name];
        return [name, { words: command.operands ?? 'paths', options: optionsOf(command) }];
      }),
    ),
    variables: Object.keys(VARIABLES),
    sources: SOURCE_NAMES,
    layouts: LAYOUT_NAMES,
    engines: enginesOf([]).map(({ id, name }) => `${id} ${name}`),
    languages: LANGUAGES.map(({ id, language, extensions }) =>
      `${id} ${language} ${extensions.join(' ')}`.trim(),
    ),
    endpoints: Object.values(OPERATIONS).flatMap(({ forms }) => forms),
    files: [...REPORT_FILES, CASES_FILE],
    versions: { report: REPORT_SCHEMA_VERSION, cases: CASES_SCHEMA_VERSION, state: STATE_VERSION },
    schemas: PUBLISHED,
    report: fieldsOf(reportJsonSchema()),
    cases: fieldsOf(casesJsonSchema()),
  };
}

test('what others build on changed: where that is meant, run npx vitest run test/public-face --update and say it in the changelog', async () => {
  await expect(`${JSON.stringify(publicFace(), null, 2)}\n`).toMatchFileSnapshot('public-face.json');
});
