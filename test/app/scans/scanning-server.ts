import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED_ONCE } from '../../compiled-once.ts';
import { fromSource } from '../../from-source.ts';
import type { GitHubStandIn, StandInRepository } from '../../github-stand-in/stand-in.ts';
import { KEY } from '../../service-stand-in/stand-in.ts';
import { signatureOf } from '../signature.ts';

const SECRET = 'a secret of this test';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A server of its own process; what it keeps outlives it. */
export interface ScanningServer {
  /** Starts the process, again with the same folder. */
  start(...options: readonly string[]): Promise<void>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** GitHub tells of a push, to the default branch unless said otherwise. @returns what the server answered */
  push(repository: StandInRepository, branch?: string): Promise<string>;
  /** All that was logged so far. */
  readonly said: () => string;
  /** Of `--data`. */
  readonly data: string;
  close(): Promise<void>;
}

/** @param config text of the file of `--app-config` */
export function scanningServer(github: GitHubStandIn, config: string): ScanningServer {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-app-scans-'));
  const data = join(folder, 'data');
  writeFileSync(join(folder, 'app.yml'), config);
  let child: ChildProcess | null = null;
  let url = '';
  let said = '';
  const kill = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const one = child;
    if (one === null) return null;
    if (one.exitCode === null && one.signalCode === null) {
      const ended = once(one, 'exit');
      one.kill(signal);
      await ended;
    }
    return one.exitCode;
  };
  return {
    data,
    kill,
    said: () => said,
    start: async (...options) => {
      const made = spawn(
        process.execPath,
        [...fromSource('cli.ts'), 'bot', '--port=0', '--app-config=app.yml', `--data=${data}`, ...options],
        {
          cwd: folder,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: {
            ...COMPILED_ONCE,
            PATH: process.env['PATH'] ?? '',
            HOME: folder,
            TMPDIR: folder,
            GITHUB_API_URL: github.url,
            CODE_SIMILARITY_KEY: KEY,
            WEBHOOK_SECRET: SECRET,
            APP_ID: '12',
            APP_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
          },
        },
      );
      child = made;
      made.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
      url = await new Promise<string>((resolve, reject) => {
        made.stdout.setEncoding('utf8').on('data', (text: string) => {
          const found = /listening on (\S+)/.exec(text)?.[1];
          if (found !== undefined) resolve(found);
        });
        made.on('exit', () => reject(new Error(said)));
      });
    },
    push: async (repository, branch = repository.defaultBranch) => {
      const body = JSON.stringify({
        ref: `refs/heads/${branch}`,
        deleted: false,
        repository: {
          id: repository.id,
          full_name: repository.fullName,
          private: repository.options.private ?? true,
          default_branch: repository.defaultBranch,
        },
      });
      const response = await fetch(`${url}/webhook`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-github-event': 'push',
          'x-github-delivery': randomUUID(),
          'x-hub-signature-256': signatureOf(Buffer.from(body), SECRET),
        },
      });
      return response.text();
    },
    close: async () => {
      await kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Shorter than a test may take, or nobody would read what did not come about. */
const MOST_MS = 240_000;

/** Waits for something that another process does. @throws with `what` where it does not come about */
export async function until(holds: () => boolean, what: () => string): Promise<void> {
  for (let waited = 0; waited < MOST_MS; waited += 50) {
    if (holds()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(what());
}
