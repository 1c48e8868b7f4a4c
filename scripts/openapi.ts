/** Writes docs/openapi.json from the contract, and docs/openapi-people.json from its resources; `--check` compares. */
import { openApiDocument } from '../src/contract/service/openapi.ts';
import { writeGenerated } from './generated-file.ts';
import { peopleDocument } from './people-openapi.ts';

writeGenerated('docs/openapi-people.json', `${JSON.stringify(peopleDocument(), null, 2)}\n`);
writeGenerated('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
