/** Paths of a page are those of POSIX, and `/` is where relative ones begin. */
export const sep = '/';

export function isAbsolute(path: string): boolean {
  return path.startsWith('/');
}

/** Without `.`, `..` and empty parts. A relative path may begin with `..`. */
function normal(path: string): string {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..' || (kept.length === 0 ? !isAbsolute(path) : kept.at(-1) === '..')) kept.push(part);
    else kept.pop();
  }
  return `${isAbsolute(path) ? '/' : ''}${kept.join('/')}`;
}

export function join(...paths: readonly string[]): string {
  const path = paths.filter((one) => one !== '').join('/');
  const joined = normal(path) || '.';
  return path.endsWith('/') && !joined.endsWith('/') ? `${joined}/` : joined;
}

export function resolve(...paths: readonly string[]): string {
  const from = paths.findLastIndex(isAbsolute);
  return normal(`/${paths.slice(Math.max(0, from)).join('/')}`);
}

export function relative(from: string, to: string): string {
  const [here, there] = [from, to].map((path) => resolve(path).split('/').filter(Boolean)) as [
    string[],
    string[],
  ];
  const differ = here.findIndex((part, at) => part !== there[at]);
  const shared = differ < 0 ? here.length : differ;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}

export function basename(path: string): string {
  return /([^/]*)\/*$/.exec(path)?.[1] ?? '';
}

export function dirname(path: string): string {
  const above = path.replace(/\/+$/, '').replace(/[^/]+$/, '');
  return above.replace(/\/+$/, '') || (isAbsolute(path) ? '/' : '.');
}
