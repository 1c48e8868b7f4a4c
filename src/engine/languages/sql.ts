import { skipping } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { DOUBLED_SINGLE, type Quote } from './quotes.ts';

const TEXT: Quote = { ...DOUBLED_SINGLE, multiline: true };

export const SQL: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 22, language: 'SQL', extensions: ['sql', 'ddl', 'dml', 'pks', 'pkb', 'psql'] }],
  words: {
    kept: `select from where group by having order limit offset insert into values update set delete create table view index
      trigger procedure function alter add drop column constraint primary foreign key references unique check default join inner
      left right full outer cross on using union all intersect except distinct as case when then else end and or not in exists
      between like is asc desc with recursive over partition rows range begin commit rollback declare if elsif loop while for
      return returns language cursor fetch open close exception raise count sum avg min max coalesce cast`,
    types:
      'int integer bigint smallint decimal numeric float real double varchar char text date timestamp boolean bool',
    constants: 'null true false',
  },
  ignoreCase: true,
  lineComments: ['--', '#'],
  quotes: [
    TEXT,
    { ...TEXT, open: '"', close: '"', name: true },
    { ...TEXT, open: '`', close: '`', name: true },
  ],
  operators: '<> != <= >= || := ::',
  // PostgreSQL's marks vanish, so that a function's body is code.
  hooks: { $: skipping(/^\$\w*\$/) },
  evaluates: /\bexecute\b|\bsp_executesql\b/gi,
  hasNoAiScore: true,
};
