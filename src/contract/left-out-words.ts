import { message, type Message } from '#base';
import type { LeftOut, LeftOutReason } from './submission.ts';
import { asMessage } from './said.ts';

/** Why files were left out, as a reader would say it. */
export const LEFT_OUT_WORDS: Readonly<Record<LeftOutReason, Message>> = {
  excluded: message('report.leftOutExcluded'),
  'not-source': message('report.leftOutNotSource'),
  binary: message('report.leftOutBinary'),
  vendored: message('report.leftOutVendored'),
  generated: message('report.leftOutGenerated'),
  'too-large': message('report.leftOutTooLarge'),
  symlink: message('report.leftOutSymlink'),
  submodule: message('report.leftOutSubmodule'),
  'lfs-pointer': message('report.leftOutLfsPointer'),
  'web-link': message('report.leftOutWebLink'),
  'unsafe-path': message('report.leftOutUnsafePath'),
  'duplicate-name': message('report.leftOutDuplicateName'),
  unreadable: message('report.leftOutUnreadable'),
  'starter-code': message('report.leftOutStarterCode'),
  'archive-full': message('report.leftOutArchiveFull'),
  'special-file': message('report.leftOutSpecialFile'),
  limit: message('report.leftOutLimit'),
};

/** Why one file was left out, as exactly as it is known. */
export function leftOutBecause({ reason, detail }: Pick<LeftOut, 'reason' | 'detail'>): Message {
  return detail === undefined ? LEFT_OUT_WORDS[reason] : asMessage(detail);
}
