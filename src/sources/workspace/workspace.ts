import { collectPath } from '../folders/collect-path.ts';
import { realOf } from '../folders/walk.ts';
import { openGround } from '../open-ground.ts';
import { openStarter } from '../open-starter.ts';
import type { Source } from '../source.ts';

/** The repository that is checked out, as one submission. */
export const workspace: Source = {
  describe: () => 'the checked-out repository',

  async open(settings, context) {
    const { workspace: root, signal } = context;
    const ignore = await realOf(context.reportDir);
    const opened = await openStarter(settings, context, await openGround(settings, context));
    const { selection } = opened;
    return {
      ...opened,
      async *submissions() {
        yield collectPath(root, { root, selection, role: 'judged', ignore, signal });
      },
    };
  },
};
