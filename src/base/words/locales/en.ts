// Made by scripts/words.ts from the files beside it: npm run generate.
export { default as cases } from './en/cases.json' with { type: 'json' };
export { default as comment } from './en/comment.json' with { type: 'json' };
export { default as compare } from './en/compare.json' with { type: 'json' };
export { default as dossier } from './en/dossier.json' with { type: 'json' };
export { default as graph } from './en/graph.json' with { type: 'json' };
export { default as lists } from './en/lists.json' with { type: 'json' };
export { default as notices } from './en/notices.json' with { type: 'json' };
export { default as overview } from './en/overview.json' with { type: 'json' };
export { default as page } from './en/page.json' with { type: 'json' };
export { default as query } from './en/query.json' with { type: 'json' };
export { default as report } from './en/report.json' with { type: 'json' };
export { default as server } from './en/server.json' with { type: 'json' };
export { default as student } from './en/student.json' with { type: 'json' };
export { default as submission } from './en/submission.json' with { type: 'json' };
export { default as verdict } from './en/verdict.json' with { type: 'json' };
export { default as web } from './en/web.json' with { type: 'json' };
export { default as words } from './en/words.json' with { type: 'json' };
