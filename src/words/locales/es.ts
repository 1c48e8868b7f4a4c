// Made by scripts/words.ts from the files beside it: npm run generate.
import cases from './es/cases.json' with { type: 'json' };
import comment from './es/comment.json' with { type: 'json' };
import compare from './es/compare.json' with { type: 'json' };
import dossier from './es/dossier.json' with { type: 'json' };
import graph from './es/graph.json' with { type: 'json' };
import lists from './es/lists.json' with { type: 'json' };
import notices from './es/notices.json' with { type: 'json' };
import overview from './es/overview.json' with { type: 'json' };
import page from './es/page.json' with { type: 'json' };
import query from './es/query.json' with { type: 'json' };
import report from './es/report.json' with { type: 'json' };
import server from './es/server.json' with { type: 'json' };
import student from './es/student.json' with { type: 'json' };
import submission from './es/submission.json' with { type: 'json' };
import verdict from './es/verdict.json' with { type: 'json' };
import web from './es/web.json' with { type: 'json' };
import words from './es/words.json' with { type: 'json' };
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
