import { message, type Message } from '#base';
import type { Part } from '#contract';

/** What a part is called. */
export const PART_NAMES: Readonly<Record<Part, Message>> = {
  submissions: message('drop.submissions'),
  starter: message('drop.partstarter'),
  references: message('drop.partreferences'),
  earlier: message('drop.partearlier'),
  people: message('drop.partpeople'),
};
