// Made by scripts/words.ts from the files beside it: npm run generate.
import cases from './zh/cases.json' with { type: 'json' };
import comment from './zh/comment.json' with { type: 'json' };
import compare from './zh/compare.json' with { type: 'json' };
import dossier from './zh/dossier.json' with { type: 'json' };
import graph from './zh/graph.json' with { type: 'json' };
import lists from './zh/lists.json' with { type: 'json' };
import notices from './zh/notices.json' with { type: 'json' };
import overview from './zh/overview.json' with { type: 'json' };
import page from './zh/page.json' with { type: 'json' };
import query from './zh/query.json' with { type: 'json' };
import report from './zh/report.json' with { type: 'json' };
import server from './zh/server.json' with { type: 'json' };
import student from './zh/student.json' with { type: 'json' };
import submission from './zh/submission.json' with { type: 'json' };
import verdict from './zh/verdict.json' with { type: 'json' };
import web from './zh/web.json' with { type: 'json' };
import words from './zh/words.json' with { type: 'json' };
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
