// Made by scripts/words.ts from the files beside it: npm run generate.
export { default as cases } from './fr/cases.json' with { type: 'json' };
export { default as comment } from './fr/comment.json' with { type: 'json' };
export { default as compare } from './fr/compare.json' with { type: 'json' };
export { default as dossier } from './fr/dossier.json' with { type: 'json' };
export { default as graph } from './fr/graph.json' with { type: 'json' };
export { default as lists } from './fr/lists.json' with { type: 'json' };
export { default as notices } from './fr/notices.json' with { type: 'json' };
export { default as overview } from './fr/overview.json' with { type: 'json' };
export { default as page } from './fr/page.json' with { type: 'json' };
export { default as query } from './fr/query.json' with { type: 'json' };
export { default as report } from './fr/report.json' with { type: 'json' };
export { default as server } from './fr/server.json' with { type: 'json' };
export { default as student } from './fr/student.json' with { type: 'json' };
export { default as submission } from './fr/submission.json' with { type: 'json' };
export { default as verdict } from './fr/verdict.json' with { type: 'json' };
export { default as web } from './fr/web.json' with { type: 'json' };
export { default as words } from './fr/words.json' with { type: 'json' };
