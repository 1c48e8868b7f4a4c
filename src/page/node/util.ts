// What of `node:util` a check asks for. Named as there.

export function promisify<A extends readonly unknown[], R>(
  work: (...all: [...A, (error: Error | null, result: R) => void]) => void,
): (...args: A) => Promise<R> {
  return (...args) =>
    new Promise((resolve, reject) => {
      work(...args, (error, result) => (error === null ? resolve(result) : reject(error)));
    });
}
