import { quoted, ROLES, SCOPES } from '#contract';
import { COMMANDS } from './commands.ts';
import { DEFAULT_ROLE, DEFAULT_SCOPE, isId, KEY_ACTIONS, readWhen, USER_ACTIONS } from './people-options.ts';
import { storageOf } from './read-server.ts';
import { actionProblems, type GivenWords, lastOf, printedOf, refusal } from './read-words.ts';
import * as says from './says.ts';
import { fill } from '#base';

/** What `users` was asked for. @throws ConfigurationError naming every problem */
export function readUsers(words: GivenWords) {
  const { operands, values, problems } = words;
  const [word, name, ...others] = operands;
  const action = USER_ACTIONS.find((one) => one === word);
  const found = [...problems, ...actionProblems(COMMANDS.users, 'list', words)];
  if (action === 'list' && name !== undefined) {
    found.push(says.usersList);
  } else if (action !== undefined && action !== 'list' && (name === undefined || others.length > 0)) {
    found.push(fill(says.usersTakes, { action }));
  }
  const giveTo = lastOf(values, 'give-to');
  const deleteChecks = values.has('delete-checks');
  if (giveTo !== null && deleteChecks) {
    found.push(says.giveKeeps);
  }
  if (found.length > 0 || action === undefined) throw refusal(found);
  const who = name ?? '';
  const requests = {
    add: {
      action: 'add' as const,
      name: who,
      role: ROLES.find((one) => one === lastOf(values, 'role')) ?? DEFAULT_ROLE,
    },
    list: { action: 'list' as const },
    suspend: { action: 'suspend' as const, name: who },
    resume: { action: 'resume' as const, name: who },
    /** `giveTo`: who has the checks from then on; null: nobody. */
    remove: { action: 'remove' as const, name: who, giveTo, deleteChecks },
  } satisfies Record<(typeof USER_ACTIONS)[number], object>;
  return {
    kind: 'users' as const,
    request: requests[action],
    storage: storageOf(values),
    ...printedOf(values),
  };
}

/** What `keys` was asked for. @throws ConfigurationError naming every problem */
export function readKeys(words: GivenWords) {
  const { operands, values, problems } = words;
  const [word, id, ...others] = operands;
  const action = KEY_ACTIONS.find((one) => one === word);
  const found = [...problems, ...actionProblems(COMMANDS.keys, 'list', words)];
  if (action === 'revoke' && (id === undefined || !isId(id) || others.length > 0)) {
    found.push(says.keysRevoke);
  } else if (action !== undefined && action !== 'revoke' && id !== undefined) {
    found.push(fill(says.keysTakes, { action, id: quoted(id) }));
  }
  if (found.length > 0 || action === undefined) throw refusal(found);
  const user = lastOf(values, 'user');
  const expires = lastOf(values, 'expires');
  const requests = {
    create: {
      action: 'create' as const,
      /** A name; null: the first user. */
      user,
      scope: SCOPES.find((one) => one === lastOf(values, 'scope')) ?? DEFAULT_SCOPE,
      name: lastOf(values, 'name') ?? 'command line',
      /** null: it does not end. */
      expires: expires === null ? null : readWhen(expires),
    },
    /** `user` null: everybody's. */
    list: { action: 'list' as const, user },
    revoke: { action: 'revoke' as const, id: Number(id) },
  } satisfies Record<(typeof KEY_ACTIONS)[number], object>;
  return {
    kind: 'keys' as const,
    request: requests[action],
    storage: storageOf(values),
    ...printedOf(values),
  };
}

/** What `audit` was asked for. @throws ConfigurationError naming every problem */
export function readAudit({ operands, values, problems }: GivenWords) {
  const found = operands.slice(0, 1).map((word) => fill(says.auditTakes, { word: quoted(word) }));
  if (problems.length + found.length > 0) throw refusal([...problems, ...found]);
  const since = lastOf(values, 'since');
  const check = lastOf(values, 'check');
  return {
    kind: 'audit' as const,
    since: since === null ? null : readWhen(since),
    checkId: check === null ? null : Number(check),
    user: lastOf(values, 'user'),
    storage: storageOf(values),
    ...printedOf(values),
  };
}
