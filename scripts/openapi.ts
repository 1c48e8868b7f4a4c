/** Writes docs/openapi.json from the contract; `--check` compares. */
import { openApiDocument } from '../src/contract/service/openapi.ts';
import { writeGenerated } from './generated-file.ts';

writeGenerated('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
