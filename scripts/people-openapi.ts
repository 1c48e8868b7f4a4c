/** The OpenAPI document of what lies below `/people/v1`, from the declarations of its resources. */
import { z } from 'zod';
import { type DescribedOperation, documentOf } from '../src/contract/service/openapi.ts';
import { peopleResources } from '../src/service/api/people/resources.ts';
import type { Resource } from '../src/service/api/people/resource.ts';
import { answerResources } from '../src/program/server/answer/resources.ts';
import { hookResources } from '../src/program/server/hooks/resources.ts';
import { pageResources } from '../src/program/server/page/resources.ts';

/** Every resource of a department's server. What answers is not there: a declaration asks nothing of it. */
export function allResources(): readonly Resource[] {
  const nothing = {} as never;
  return [
    ...peopleResources({ people: {} } as never, nothing),
    ...hookResources(nothing),
    ...pageResources(nothing),
    ...answerResources(nothing),
  ];
}

/** What the page alone reads, and changes with it. */
const OF_THE_PAGE = z.looseObject({}).describe('As the page of this version reads it: it may change.');

export function peopleDocument(): object {
  return documentOf(
    allResources().map(describe),
    {
      title: 'People of a code similarity server',
      description:
        'Accounts, keys, shares, corpora, quotas, audit, webhooks, links by which students answer, and what the page needs: beside the interface, by the same keys, with the same limits and errors. GET needs a key that reads, everything else one of the scope full. A field that is not known is refused. Times are ISO 8601 in UTC.',
    },
    'http://127.0.0.1:8080/people/v1',
    (schema) => schema === 'Error',
  );
}

function describe(one: Resource): DescribedOperation {
  const { method, path, query, body, only, summary, success, response, type, files } = one;
  const names = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replace(/^\{(\w+)\}$/, (_, name: string) => `by-${name}`))
    .flatMap((part) => part.split('-'))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return {
    ...one,
    id: method.toLowerCase() + names.join(''),
    // A query and a body name people, checks and corpora, too.
    errors: [
      ...(path.includes('{') || query !== undefined || body !== undefined ? [404] : []),
      ...(method === 'GET' ? [] : [409]),
    ],
    shape: {
      ...(method === 'GET' ? { safety: 'read' as const } : {}),
      summary: only === null ? summary : `${summary} (administrators)`,
      response: response ?? OF_THE_PAGE,
      ...(success === undefined ? {} : { success }),
      ...(type === undefined ? {} : { type }),
      ...(files === undefined ? {} : { files }),
    },
  };
}
