// Made by scripts/words.ts from the files beside it: npm run generate.
import comment from './es/comment.json' with { type: 'json' };
import graph from './es/graph.json' with { type: 'json' };
import lists from './es/lists.json' with { type: 'json' };
import overview from './es/overview.json' with { type: 'json' };
import page from './es/page.json' with { type: 'json' };
import query from './es/query.json' with { type: 'json' };
import report from './es/report.json' with { type: 'json' };
import submission from './es/submission.json' with { type: 'json' };
import words from './es/words.json' with { type: 'json' };
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
