// Preloaded into a run of the action, so that a test of many runs does not wait a second for each write.
import { removePace } from '../github-stand-in/unpaced.ts';

await removePace();
