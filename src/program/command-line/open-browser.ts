import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, escapeHtml } from '#base';

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  // Not `start`: the shell would read the signs of a path.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

/** What a browser needs to start and to find its screen. Anything else, our keys above all, is none of its business. */
const PASSED_ON =
  /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|DESKTOP_SESSION|GNOME_DESKTOP_SESSION_ID|KDE_\w+|BROWSER|WSL_DISTRO_NAME|WSL_INTEROP|WSLENV|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|USERNAME|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES(?:\(X86\))?|HOMEDRIVE|HOMEPATH)$/i;

/**
 * Opens an address that nobody else on this machine may learn. Every user can read the arguments of every program, so the
 * browser is given a file instead, which this user alone can read and which leads there. No browser is no error.
 *
 * @returns removes that file
 */
export function openBrowser(
  url: string,
  environment: Environment,
  platform: NodeJS.Platform = process.platform,
): () => void {
  if (OPENERS[platform] === undefined) return () => {};
  // Made with mode 0700.
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-report-'));
  const file = join(folder, 'open.html');
  writeFileSync(file, redirect(url), { mode: 0o600, flag: 'wx' });
  openFile(file, environment, platform);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Opens a file with the program that the system opens such files with. No such program is no error. */
export function openFile(
  file: string,
  environment: Environment,
  platform: NodeJS.Platform = process.platform,
): void {
  const [command, ...args] = OPENERS[platform] ?? [];
  if (command === undefined) return;
  spawn(command, [...args, file], {
    stdio: 'ignore',
    detached: true,
    windowsHide: true,
    env: passedOn(environment),
  })
    .once('error', () => {})
    .unref();
}

/** What of the environment a browser gets. */
export function passedOn(environment: Environment): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => PASSED_ON.test(name)));
}

function redirect(url: string): string {
  const address = escapeHtml(url);
  return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${address}"><title>code-similarity</title><p><a href="${address}">Open the page</a></p>\n`;
}
