// Made by scripts/words.ts from the files beside it: npm run generate.
import comment from './zh/comment.json' with { type: 'json' };
import graph from './zh/graph.json' with { type: 'json' };
import lists from './zh/lists.json' with { type: 'json' };
import overview from './zh/overview.json' with { type: 'json' };
import page from './zh/page.json' with { type: 'json' };
import query from './zh/query.json' with { type: 'json' };
import report from './zh/report.json' with { type: 'json' };
import submission from './zh/submission.json' with { type: 'json' };
import words from './zh/words.json' with { type: 'json' };
import type { Catalogue } from '../messages.ts';

export const catalogue: Catalogue = {
  ...comment,
  ...graph,
  ...lists,
  ...overview,
  ...page,
  ...query,
  ...report,
  ...submission,
  ...words,
};
