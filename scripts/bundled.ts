/** A copy of a package of which something is in `dist`. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it. */
  readonly license: string;
  /** As the lockfile has it: `sha512-BASE64`. */
  readonly integrity: string;
}

/** What the lockfile of npm says of one installed copy. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
}

/**
 * The packages that `dist` holds, in their order there: those that the built list of licences names. Of a package that is installed
 * more than once, the copy at the top and those that lie below a bundled package.
 *
 * @param licenses dist/licenses.txt: a name, a licence, its text, a blank line before the next
 * @param locked `packages` of package-lock.json, by folder
 * @throws Error where the lockfile knows no such package
 */
export function bundledPackages(
  licenses: string,
  locked: Readonly<Record<string, LockedPackage>>,
): readonly BundledPackage[] {
  const names = namesOf(licenses, locked);
  return [...new Set(names)].flatMap((name) => {
    const folders = Object.keys(locked).filter(
      (folder) =>
        folder.endsWith(`node_modules/${name}`) &&
        packagesAlong(folder).every((one) => one === name || names.includes(one)),
    );
    return folders.map((folder) => {
      const { version, license, integrity } = locked[folder] ?? {};
      if (version === undefined || license === undefined || integrity === undefined) {
        throw new Error(`package-lock.json says too little of ${folder}.`);
      }
      return { name, version, license, integrity };
    });
  });
}

/** Lines that stand first, or after a blank one, and name an installed package; below them stands a licence in one word. */
function namesOf(licenses: string, locked: Readonly<Record<string, LockedPackage>>): readonly string[] {
  const lines = licenses.split('\n');
  return lines.filter(
    (line, at) =>
      (at === 0 || lines[at - 1] === '') &&
      locked[`node_modules/${line}`] !== undefined &&
      /^(?:[\w.+-]+|\(.+\))$/.test(lines[at + 1] ?? ''),
  );
}

/** `node_modules/a/node_modules/@b/c` ▸ a, @b/c. */
const packagesAlong = (folder: string): readonly string[] =>
  folder.split(/(?:^|\/)node_modules\//).filter((name) => name !== '');
