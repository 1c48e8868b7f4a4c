/** Writes docs/report.schema.json and docs/cases.schema.json, the shapes of `report.json` and `cases.json`; `--check` compares. */
import { casesJsonSchema } from '../src/report/cases/case-document.ts';
import { reportJsonSchema } from '../src/channels/json.ts';
import { writeGenerated } from './generated-file.ts';

const SCHEMAS = { 'docs/report.schema.json': reportJsonSchema, 'docs/cases.schema.json': casesJsonSchema };

for (const [path, schema] of Object.entries(SCHEMAS)) {
  writeGenerated(path, `${JSON.stringify(schema(), null, 2)}\n`);
}
