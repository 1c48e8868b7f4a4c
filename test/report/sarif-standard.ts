import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';

const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures', 'sarif-2.1.0-rtm.5.json'), 'utf8'),
) as Record<string, unknown>;

/**
 * The schema is written in draft 04 and uses nothing that draft 07 reads in another way, once `id` is taken off. One of its
 * patterns is no regular expression under the `u` flag.
 */
const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true });
const LEGAL = /^(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/;
ajv.addFormat('uri', (text) => LEGAL.test(text) && URL.canParse(text));
ajv.addFormat('uri-reference', (text) => LEGAL.test(text) && URL.canParse(text, 'https://base.example/'));
ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/);
const validate = ajv.compile(schema);

/** What the schema of SARIF 2.1.0 finds wrong with a file; empty: it is valid. */
export function standardErrors(file: unknown): readonly string[] {
  return validate(file)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message ?? ''}`);
}
