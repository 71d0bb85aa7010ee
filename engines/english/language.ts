import { createRequire } from 'node:module';
import winkNLP, { type WinkMethods } from 'wink-nlp';

const require = createRequire(import.meta.url);
let loaded: WinkMethods | undefined;

/**
 * The English language model: sentences, parts of speech, sentiment. Loaded at the first call, in about 0.4 s, half of
 * them to read its files: most commands of staff, and a web process until its first text, have no use for it.
 */
export function language(): WinkMethods {
  loaded ??= winkNLP(require('wink-eng-lite-web-model'), ['sbd', 'pos', 'sentiment']);
  return loaded;
}
