// Made by scripts/words.ts from the files beside it: npm run generate.
import cases from './fr/cases.json' with { type: 'json' };
import comment from './fr/comment.json' with { type: 'json' };
import compare from './fr/compare.json' with { type: 'json' };
import dossier from './fr/dossier.json' with { type: 'json' };
import graph from './fr/graph.json' with { type: 'json' };
import lists from './fr/lists.json' with { type: 'json' };
import notices from './fr/notices.json' with { type: 'json' };
import overview from './fr/overview.json' with { type: 'json' };
import page from './fr/page.json' with { type: 'json' };
import query from './fr/query.json' with { type: 'json' };
import report from './fr/report.json' with { type: 'json' };
import server from './fr/server.json' with { type: 'json' };
import student from './fr/student.json' with { type: 'json' };
import submission from './fr/submission.json' with { type: 'json' };
import verdict from './fr/verdict.json' with { type: 'json' };
import web from './fr/web.json' with { type: 'json' };
import words from './fr/words.json' with { type: 'json' };
import type { Catalogue } from '../messages.ts';

export const catalogue: Catalogue = {
  ...cases,
  ...comment,
  ...compare,
  ...dossier,
  ...graph,
  ...lists,
  ...notices,
  ...overview,
  ...page,
  ...query,
  ...report,
  ...server,
  ...student,
  ...submission,
  ...verdict,
  ...web,
  ...words,
};
