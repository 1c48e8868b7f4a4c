import { defineConfig } from 'vite';
import { pageConfig, SERVED } from './vite.config.ts';

/** The page of a server. Its folder lies in that of the report's, which is emptied before. */
export default defineConfig(
  pageConfig('web/server', '../../web-dist/server', {
    title: 'server.title',
    loading: 'server.loading',
    // A report that it opens is a page of its own.
    without: [
      'check',
      'comment',
      'compare',
      'course',
      'dossier',
      'graph',
      'overview',
      'student',
      'submission',
      'web',
      ...SERVED,
    ],
  }),
);
