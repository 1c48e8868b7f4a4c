/** Loads all tokenizers with it. */
export { imprintVersion } from '#engine';
