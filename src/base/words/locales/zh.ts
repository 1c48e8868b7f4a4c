// Made by scripts/words.ts from the files beside it: npm run generate.
export { default as cases } from './zh/cases.json' with { type: 'json' };
export { default as comment } from './zh/comment.json' with { type: 'json' };
export { default as compare } from './zh/compare.json' with { type: 'json' };
export { default as dossier } from './zh/dossier.json' with { type: 'json' };
export { default as graph } from './zh/graph.json' with { type: 'json' };
export { default as lists } from './zh/lists.json' with { type: 'json' };
export { default as notices } from './zh/notices.json' with { type: 'json' };
export { default as overview } from './zh/overview.json' with { type: 'json' };
export { default as page } from './zh/page.json' with { type: 'json' };
export { default as query } from './zh/query.json' with { type: 'json' };
export { default as report } from './zh/report.json' with { type: 'json' };
export { default as server } from './zh/server.json' with { type: 'json' };
export { default as student } from './zh/student.json' with { type: 'json' };
export { default as submission } from './zh/submission.json' with { type: 'json' };
export { default as verdict } from './zh/verdict.json' with { type: 'json' };
export { default as web } from './zh/web.json' with { type: 'json' };
export { default as words } from './zh/words.json' with { type: 'json' };
