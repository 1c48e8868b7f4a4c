import { skipping } from './cursor.ts';

/** `@Name` and `@Name(…)` without nested brackets: annotations of Java, Kotlin, Scala, Swift and Dart. */
export const annotation = skipping(/^@(?!interface\b)[A-Za-z_][\w.:]*(?:\([^()"]*(?:"[^"\n]*"[^()"]*)*\))?/);
