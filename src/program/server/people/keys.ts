import { aligned, type Environment, fill, jsonText, visible } from '#base';
import { keyRow, type KeyRow, OWNER_ID, type People } from '#service';
import type { Command } from '../../command-line/arguments/parse-command-line.ts';
import { BY_COMMAND, momentOf, note, print, shownNames, shownTime, tell, withPeople } from './with-people.ts';
import * as says from '../says.ts';

type KeysCommand = Extract<Command, { readonly kind: 'keys' }>;
type Creation = Extract<KeysCommand['request'], { readonly action: 'create' }>;

/** Makes, lists or ends keys of a server, which may run meanwhile. @throws ConfigurationError */
export function runKeys(command: KeysCommand, environment: Environment): Promise<0> {
  const { request } = command;
  return withPeople(command, environment, false, async ({ people }) => {
    const { users, keys, audit } = people;
    switch (request.action) {
      case 'create':
        await create(people, request, command);
        return;
      case 'list': {
        const user = request.user === null ? null : await users.named(request.user);
        const rows = await keys.list(user?.id ?? null);
        if (command.json) print(jsonText({ keys: rows.map(keyRow) }, 2));
        else for (const line of keyTable(rows, await shownNames(people), Date.now())) print(line);
        return;
      }
      case 'revoke': {
        const row = await keys.revoke(request.id, null);
        await audit.add(BY_COMMAND, { action: 'revoke-key', ownerId: row.userId, details: { key: row.id } });
        const nameOf = await shownNames(people);
        tell(command, keyRow(row), fill(says.keyOver, { id: row.id, nameOf: nameOf(row.userId) }));
      }
    }
  });
}

async function create(
  { users, keys, audit }: People,
  { user, scope, name, expires }: Creation,
  { json, quiet }: KeysCommand,
): Promise<void> {
  const holder = user === null ? await users.find(OWNER_ID) : await users.named(user);
  const { row, key } = await keys.create({
    userId: holder.id,
    name,
    scope,
    corpusId: null,
    expiresAt: expires === null ? null : momentOf(expires, Date.now(), 1),
  });
  const details = { key: row.id, scope };
  await audit.add(BY_COMMAND, { action: 'create-key', ownerId: holder.id, details });
  // Nobody can read it again.
  print(json ? jsonText({ ...keyRow(row), key }, 2) : key);
  if (quiet) return;
  note(
    `Key ${row.id} of ${visible(holder.name)}, scope ${scope}, ends ${shownTime(row.expiresAt, 'never')}. It is shown this once: keep it now.`,
  );
}

function keyTable(rows: readonly KeyRow[], nameOf: (id: number) => string, now: number): readonly string[] {
  return aligned([
    ['key', 'of', 'name', 'scope', 'made', 'last used', 'ends', ''],
    ...rows.map((row) => [
      String(row.id),
      nameOf(row.userId),
      visible(row.name),
      row.scope,
      shownTime(row.createdAt, ''),
      shownTime(row.lastUsedAt, 'never'),
      shownTime(row.expiresAt, 'never'),
      row.revokedAt === null
        ? row.expiresAt !== null && row.expiresAt <= now
          ? 'over'
          : ''
        : `revoked ${shownTime(row.revokedAt, '')}`,
    ]),
  ]);
}
