declare module 'path-browserify' {
  import { posix } from 'node:path';
  export default posix;
}
