#!/usr/bin/env node
// The command line of the package that this name stands for.
void import('code-similarity-action/dist/cli.js');
