#!/usr/bin/env node
// The command line of the package that this name stands for.
import('code-similarity-action/dist/cli.js').catch((error) => {
  console.error(error);
  // 1 would say that somebody was flagged (docs/command-line.md).
  process.exitCode = 2;
});
