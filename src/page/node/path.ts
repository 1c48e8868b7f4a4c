// `node:path`, as it is on POSIX: paths of a page have slashes. Named as there.
// oxlint-disable typescript/unbound-method -- none of them asks for `this`
import posix from 'path-browserify';

export default posix;
export const { basename, dirname, extname, isAbsolute, join, normalize, relative, resolve, sep } = posix;
export { posix };
