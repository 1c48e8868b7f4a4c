// Made by scripts/words.ts from the files beside it: npm run generate.
export { default as cases } from './es/cases.json' with { type: 'json' };
export { default as comment } from './es/comment.json' with { type: 'json' };
export { default as compare } from './es/compare.json' with { type: 'json' };
export { default as dossier } from './es/dossier.json' with { type: 'json' };
export { default as graph } from './es/graph.json' with { type: 'json' };
export { default as lists } from './es/lists.json' with { type: 'json' };
export { default as notices } from './es/notices.json' with { type: 'json' };
export { default as overview } from './es/overview.json' with { type: 'json' };
export { default as page } from './es/page.json' with { type: 'json' };
export { default as query } from './es/query.json' with { type: 'json' };
export { default as report } from './es/report.json' with { type: 'json' };
export { default as server } from './es/server.json' with { type: 'json' };
export { default as student } from './es/student.json' with { type: 'json' };
export { default as submission } from './es/submission.json' with { type: 'json' };
export { default as verdict } from './es/verdict.json' with { type: 'json' };
export { default as web } from './es/web.json' with { type: 'json' };
export { default as words } from './es/words.json' with { type: 'json' };
