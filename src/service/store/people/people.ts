import type { Database } from '../database.ts';
import { Audit } from './audit.ts';
import { Corpora } from './corpora.ts';
import { Identities } from './identities.ts';
import { Keys } from './keys.ts';
import { Quotas } from './quotas.ts';
import { Shares } from './shares.ts';
import { Users } from './users.ts';

/** All that is known of a service's people. */
export interface People {
  readonly users: Users;
  readonly identities: Identities;
  readonly keys: Keys;
  readonly shares: Shares;
  readonly corpora: Corpora;
  readonly quotas: Quotas;
  readonly audit: Audit;
}

/** @param now milliseconds since the epoch */
export function peopleOf(database: Database, now: () => number): People {
  return {
    users: new Users(database, now),
    identities: new Identities(database, now),
    keys: new Keys(database, now),
    shares: new Shares(database, now),
    corpora: new Corpora(database, now),
    quotas: new Quotas(database, now),
    audit: new Audit(database, now),
  };
}
