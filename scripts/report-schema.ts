/** Writes the schemas of `report.json`, `cases.json` and `course.json` into docs; `--check` compares. */
import { casesJsonSchema } from '../src/report/cases/case-document.ts';
import { courseJsonSchema } from '../src/channels/course.ts';
import { reportJsonSchema } from '../src/channels/json.ts';
import { writeGenerated } from './generated-file.ts';

const SCHEMAS = {
  'docs/report.schema.json': reportJsonSchema,
  'docs/cases.schema.json': casesJsonSchema,
  'docs/course.schema.json': courseJsonSchema,
};

for (const [path, schema] of Object.entries(SCHEMAS)) {
  writeGenerated(path, `${JSON.stringify(schema(), null, 2)}\n`);
}
