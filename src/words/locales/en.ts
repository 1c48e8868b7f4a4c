// Made by scripts/words.ts from the files beside it: npm run generate.
import cases from './en/cases.json' with { type: 'json' };
import comment from './en/comment.json' with { type: 'json' };
import compare from './en/compare.json' with { type: 'json' };
import dossier from './en/dossier.json' with { type: 'json' };
import graph from './en/graph.json' with { type: 'json' };
import lists from './en/lists.json' with { type: 'json' };
import notices from './en/notices.json' with { type: 'json' };
import overview from './en/overview.json' with { type: 'json' };
import page from './en/page.json' with { type: 'json' };
import query from './en/query.json' with { type: 'json' };
import report from './en/report.json' with { type: 'json' };
import server from './en/server.json' with { type: 'json' };
import student from './en/student.json' with { type: 'json' };
import submission from './en/submission.json' with { type: 'json' };
import verdict from './en/verdict.json' with { type: 'json' };
import web from './en/web.json' with { type: 'json' };
import words from './en/words.json' with { type: 'json' };
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
