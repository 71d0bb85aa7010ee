import model from 'wink-eng-lite-web-model';
import winkNLP, { type WinkMethods } from 'wink-nlp';

let loaded: WinkMethods | undefined;

/**
 * The English language model: sentences, parts of speech, sentiment. Loaded at the first call, in about 0.2 s: most
 * commands of staff, and a web process until its first text, have no use for it.
 */
export function language(): WinkMethods {
  loaded ??= winkNLP(model, ['sbd', 'pos', 'sentiment']);
  return loaded;
}
