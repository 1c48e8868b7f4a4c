// In a page: each run begins with an empty folder.

/** Whom the report.json of an earlier run is for: there is no such file. */
export function earlierResults(): Promise<null> {
  return Promise.resolve(null);
}
