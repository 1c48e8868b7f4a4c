/** A copy of a package of which something is in `dist`. */
interface BundledPackage {
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
  const names = [...licencesByPackage(licenses, locked).keys()];
  return names.flatMap((name) => {
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

/** The parts of a built list of licences, by the packages whose they are. Parameters as above. */
export function licencesByPackage(
  licenses: string,
  locked: Readonly<Record<string, LockedPackage>>,
): ReadonlyMap<string, string> {
  const lines = licenses.split('\n');
  // A part begins with a line that stands first, or after a blank one, and names an installed package; below it stands a licence in one word.
  const starts = lines.flatMap((line, at) =>
    (at === 0 || lines[at - 1] === '') &&
    locked[`node_modules/${line}`] !== undefined &&
    /^(?:[\w.+-]+|\(.+\))$/.test(lines[at + 1] ?? '')
      ? [at]
      : [],
  );
  return new Map(
    starts.map((from, index) => [
      lines[from] ?? '',
      lines
        .slice(from, starts[index + 1])
        .join('\n')
        .trimEnd(),
    ]),
  );
}

/**
 * The parts one below the other. Terms that stand there already, but for their line breaks, are not repeated: the part keeps who holds
 * the copyright, and says whose terms they are.
 */
export function writtenOnce(licences: ReadonlyMap<string, string>): string {
  const holders = new Map<string, string>();
  const parts = [...licences].map(([name, part]) => {
    const at = part.search(TERMS);
    if (at === -1) return part;
    const terms = part.slice(at).trim().replaceAll(/\s+/g, ' ');
    const holder = holders.get(terms);
    if (holder === undefined) holders.set(terms, name);
    return holder === undefined ? part : `${part.slice(0, at)}The terms are those of ${holder}, above.`;
  });
  return `${parts.join('\n\n')}\n`;
}

/** Where the terms of MIT, ISC, BSD and Apache begin, below the copyright. */
const TERMS =
  /^\s*(?:Permission is hereby granted|Permission to use|Redistribution and use|Apache License$)/m;

/** `node_modules/a/node_modules/@b/c` ▸ a, @b/c. */
const packagesAlong = (folder: string): readonly string[] =>
  folder.split(/(?:^|\/)node_modules\//).filter((name) => name !== '');
