import { expect, test } from 'vitest';
import type { OpenService } from '../../src/check/run/open-service.ts';
import { openedAhead } from '../../src/check/run/open-here.ts';

function service(events: string[]): OpenService {
  return {
    kind: 'embedded',
    host: null,
    client: undefined as never,
    close: () => {
      events.push('closed');
      return Promise.resolve();
    },
  };
}

test('it is started at once, and closed where nobody took it', async () => {
  const events: string[] = [];
  const ahead = openedAhead(() => {
    events.push('opened');
    return Promise.resolve(service(events));
  });
  expect(events).toEqual(['opened']);
  await ahead.drop();
  expect(events).toEqual(['opened', 'closed']);
});

test('whoever takes it closes it', async () => {
  const events: string[] = [];
  const ahead = openedAhead(() => Promise.resolve(service(events)));
  const taken = await ahead.take();
  await ahead.drop();
  expect(events).toEqual([]);
  await taken.close();
  expect(events).toEqual(['closed']);
});

test('that it cannot be opened is told to whoever takes it, and to nobody else', async () => {
  const open = (): Promise<OpenService> => Promise.reject(new Error('no port'));
  await openedAhead(open).drop();
  await expect(openedAhead(open).take()).rejects.toThrow('no port');
});
