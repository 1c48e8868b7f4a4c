// Made by scripts/words.ts from the files beside it: npm run generate.
import cases from './de/cases.json' with { type: 'json' };
import comment from './de/comment.json' with { type: 'json' };
import compare from './de/compare.json' with { type: 'json' };
import dossier from './de/dossier.json' with { type: 'json' };
import graph from './de/graph.json' with { type: 'json' };
import lists from './de/lists.json' with { type: 'json' };
import notices from './de/notices.json' with { type: 'json' };
import overview from './de/overview.json' with { type: 'json' };
import page from './de/page.json' with { type: 'json' };
import query from './de/query.json' with { type: 'json' };
import report from './de/report.json' with { type: 'json' };
import server from './de/server.json' with { type: 'json' };
import student from './de/student.json' with { type: 'json' };
import submission from './de/submission.json' with { type: 'json' };
import verdict from './de/verdict.json' with { type: 'json' };
import web from './de/web.json' with { type: 'json' };
import words from './de/words.json' with { type: 'json' };
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
