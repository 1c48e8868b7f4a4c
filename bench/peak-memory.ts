/** `node --import bench/peak-memory.ts PROGRAM` prints the peak resident memory of the program, in kB, as it ends. */
process.on('exit', () => {
  process.stderr.write(`peak memory: ${process.resourceUsage().maxRSS} kB\n`);
});
