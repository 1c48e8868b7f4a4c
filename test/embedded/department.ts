import type { ServiceOptions } from '../../src/service/service.ts';
import { STATE } from '../../src/contract/service/states.ts';
import { betweenLooks } from '../asking.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { KEY, type Serving, serving } from './serving.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** Somebody with a key of a service. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  /** Asks the interface. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Asks what people need beside it. */
  readonly people: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** A completed check of submissions by their names; the same letter is the same program. */
  readonly check: (submissions: readonly string[], engineId?: number) => Promise<number>;
}

export interface Department {
  readonly service: Serving;
  readonly owner: Person;
  readonly add: (name: string, role?: string, key?: Record<string, unknown>) => Promise<Person>;
  /** The same person with another key. */
  readonly with: (person: Person, key: Record<string, unknown>) => Promise<Person>;
}

/** A service with people, which ends with the test. */
export async function department(options: Partial<ServiceOptions> = {}): Promise<Department> {
  const service = await serving(options);
  const asker =
    (base: string, apikey: string): Person['ask'] =>
    async (method, path, body) => {
      const { status, text, body: fields } = await service.ask(method, base + path, body, { apikey });
      return { status, text, body: fields };
    };
  const person = (id: number, name: string, key: string): Person => {
    const ask = asker('', key);
    return {
      id,
      name,
      key,
      ask,
      people: asker('/../../people/v1', key),
      check: async (submissions, engineId = 9) => {
        const { body } = await ask('POST', '/check/create', {
          name: `check of ${name}`,
          test_type: engineId,
        });
        const form = new FormData();
        form.append('check_id', String(body['id']));
        for (const one of submissions) {
          form.append('files[]', new Blob([await submissionZip(one.charAt(0))]), `${one}.zip`);
        }
        await ask('POST', '/check/upload-batch', form);
        const started = await ask('POST', '/check/start', { check_id: body['id'], ai_run: false });
        if (started.status !== 200) throw new Error(started.text);
        for (let state: unknown = 0; state !== STATE.completed; await betweenLooks()) {
          const status = await ask('GET', `/checks/${String(body['id'])}/status`);
          state = status.body['status_id'];
          if (state === STATE.failed) throw new Error(status.text);
        }
        return Number(body['id']);
      },
    };
  };
  const owner = person(1, 'owner', KEY);
  const keyFor = async (userId: number, fields: Record<string, unknown>): Promise<string> => {
    const made = await owner.people('POST', '/keys', { name: 'a key', user_id: userId, ...fields });
    if (made.status !== 201) throw new Error(made.text);
    return String(made.body['key']);
  };
  return {
    service,
    owner,
    add: async (name, role = 'instructor', key = {}) => {
      const { status, text, body } = await owner.people('POST', '/users', { name, role });
      if (status !== 201) throw new Error(text);
      const id = Number(body['id']);
      return person(id, name, await keyFor(id, key));
    },
    with: async ({ id, name }, key) => person(id, name, await keyFor(id, key)),
  };
}
