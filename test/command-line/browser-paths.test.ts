import { expect, test } from 'vitest';
import { browserPaths } from '../../src/program/command-line/print-pdf.ts';

test('a browser on Windows is looked for in PATH, then below the folders of programs', () => {
  const paths = browserPaths(
    {
      PATH: String.raw`C:\tools;C:\bin`,
      ProgramFiles: String.raw`C:\Program Files`,
      LOCALAPPDATA: String.raw`C:\Users\ada\AppData\Local`,
    },
    'win32',
  );
  expect(paths[0]).toBe(String.raw`C:\tools\chromium.exe`);
  expect(paths).toContain(String.raw`C:\bin\msedge.exe`);
  expect(paths).toContain(String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`);
  expect(paths).toContain(String.raw`C:\Users\ada\AppData\Local\Chromium\Application\chrome.exe`);
  expect(paths.filter((path) => path.includes('/') || path.includes('undefined'))).toEqual([]);
});

test('on macOS among the applications, elsewhere in PATH alone', () => {
  expect(browserPaths({ PATH: '/usr/bin:/opt/bin' }, 'darwin')).toContain(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
  const linux = browserPaths({ PATH: '/usr/bin:/opt/bin', ProgramFiles: '/x' }, 'linux');
  expect(linux).toContain('/opt/bin/google-chrome');
  expect(linux.filter((path) => !/^\/(?:usr|opt)\/bin\//.test(path))).toEqual([]);
});

test('the one that is named comes first', () => {
  expect(browserPaths({ CHROME_PATH: '/own/chrome', PATH: '/usr/bin' }, 'linux')[0]).toBe('/own/chrome');
});
