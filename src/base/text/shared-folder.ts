/** The folder that all of some paths lie in, down to so many levels, with a slash at its end; '': none. */
export function sharedFolder([first = '', ...others]: readonly string[], levels = Infinity): string {
  let shared = '';
  for (let level = 0; level < levels; level += 1) {
    const folder = first.slice(0, first.indexOf('/', shared.length) + 1);
    if (folder.length <= shared.length || !others.every((path) => path.startsWith(folder))) break;
    shared = folder;
  }
  return shared;
}
