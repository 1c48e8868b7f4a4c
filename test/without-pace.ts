import { removePace } from './github-stand-in/unpaced.ts';

// All clients of a process share the pace that the first of them set, and files of tests share a process.
await removePace();
