import { skipping } from './cursor.ts';

const QUOTED = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const FLAT = String.raw`\((?:[^()"']|${QUOTED})*\)`;
const NESTED = String.raw`\((?:[^()"']|${QUOTED}|${FLAT})*\)`;

/** `@Name` and `@Name(…)`, in which other annotations may stand: those of Java, Kotlin, Scala, Swift and Dart. */
export const annotation = skipping(
  new RegExp(String.raw`^@(?!interface\b)[A-Za-z_][\w.:]*(?:\((?:[^()"']|${QUOTED}|${NESTED})*\))?`),
);
