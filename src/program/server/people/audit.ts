import { aligned, type Environment, formatCount, jsonText, visible } from '#base';
import { type AuditEntry, auditRow } from '#service';
import type { Command } from '../../command-line/arguments/parse-command-line.ts';
import { momentOf, note, print, shownNames, shownTime, withPeople } from './with-people.ts';

type AuditCommand = Extract<Command, { readonly kind: 'audit' }>;

/** They are held in memory. */
const MOST = 100_000;

/** Prints who did what on a server, which may run meanwhile. @throws ConfigurationError */
export function runAudit(command: AuditCommand, environment: Environment): Promise<0> {
  return withPeople(command, environment, false, async ({ people }) => {
    const { since, checkId, user, json } = command;
    const entries = await people.audit.list({
      since: since === null ? null : momentOf(since, Date.now(), -1),
      checkId,
      userId: user === null ? null : (await people.users.named(user)).id,
      concerning: null,
      most: MOST,
    });
    if (json) print(jsonText({ entries: entries.map(auditRow) }, 2));
    else for (const line of auditTable(entries, await shownNames(people))) print(line);
    if (entries.length < MOST) return;
    note(`These are the latest ${formatCount(MOST)} entries. Give --since, --check or --user for others.`);
  });
}

function auditTable(entries: readonly AuditEntry[], nameOf: (id: number) => string): readonly string[] {
  const shown = (number: number | null): string => (number === null ? '' : String(number));
  return aligned([
    ['when', 'who', 'key', 'what', 'check', 'submission', 'whose', 'details'],
    ...entries.map((entry) => [
      shownTime(entry.at, ''),
      visible(entry.userName),
      shown(entry.keyId),
      visible(entry.action),
      shown(entry.checkId),
      shown(entry.submissionId),
      entry.ownerId === null ? '' : nameOf(entry.ownerId),
      visible(entry.details ?? ''),
    ]),
  ]);
}
