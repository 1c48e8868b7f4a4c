import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import type { ValidationConfig } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from './workflows.ts';

/* What GitHub itself says of a manifest or a workflow: its own parsers, which refuse what they cannot read before anything runs. */

const OURS = 'OWNER/code-similarity-action';

// The packages are made for a bundler: they import JSON without saying that it is some, which Node.js asks for.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { validate } = await import('@actions/languageservice');

const Manifest = z.object({
  name: z.string(),
  description: z.string(),
  inputs: z.record(z.string(), z.object({ description: z.string(), required: z.boolean() })),
});

/** What the parsers may know: the inputs of this action, and the workflows of this repository that others call. */
const KNOWN: ValidationConfig = {
  actionsMetadataProvider: {
    fetchActionMetadata: ({ owner, name }) =>
      Promise.resolve(
        `${owner}/${name}` === OURS
          ? Manifest.parse(parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')))
          : // Without inputs, none of them is wrong.
            { name, description: '' },
      ),
  },
  fileProvider: {
    getFileContent: (reference) => {
      const path = join(ROOT, reference.path);
      const isOurs = !('owner' in reference) || `${reference.owner}/${reference.repository}` === OURS;
      return isOurs && existsSync(path)
        ? Promise.resolve({ name: reference.path, content: readFileSync(path, 'utf8') })
        : Promise.reject(new Error(`no workflow at ${reference.path}`));
    },
  },
};

let judged = 0;

/** What GitHub's parsers find in a file, warnings too. It is an action where its path ends in `action.yml`, else a workflow. */
export async function judgedByGitHub(path: string, text: string): Promise<readonly string[]> {
  // The parsers keep what they have read, by its address.
  judged += 1;
  const address = `${judged}/${path.endsWith('action.yml') ? 'action.yml' : '.github/workflows/judged.yml'}`;
  // They look into no folder: a step `uses: ./` is this action.
  const named = text.replaceAll(/\buses: \.\/?$/gm, `uses: ${OURS}@v1`);
  const found = await validate(TextDocument.create(address, 'yaml', 1, named), KNOWN);
  return found.map(({ message, range }) => {
    const sentence = typeof message === 'string' ? message : message.value;
    return `${path}:${range.start.line + 1}: ${sentence}`;
  });
}
