// Made by scripts/words.ts from the files beside it: npm run generate.
export { default as cases } from './de/cases.json' with { type: 'json' };
export { default as comment } from './de/comment.json' with { type: 'json' };
export { default as compare } from './de/compare.json' with { type: 'json' };
export { default as dossier } from './de/dossier.json' with { type: 'json' };
export { default as graph } from './de/graph.json' with { type: 'json' };
export { default as lists } from './de/lists.json' with { type: 'json' };
export { default as notices } from './de/notices.json' with { type: 'json' };
export { default as overview } from './de/overview.json' with { type: 'json' };
export { default as page } from './de/page.json' with { type: 'json' };
export { default as query } from './de/query.json' with { type: 'json' };
export { default as report } from './de/report.json' with { type: 'json' };
export { default as server } from './de/server.json' with { type: 'json' };
export { default as student } from './de/student.json' with { type: 'json' };
export { default as submission } from './de/submission.json' with { type: 'json' };
export { default as verdict } from './de/verdict.json' with { type: 'json' };
export { default as web } from './de/web.json' with { type: 'json' };
export { default as words } from './de/words.json' with { type: 'json' };
