import { parseAllDocuments } from 'yaml';

/** The documents of a YAML file, with merge keys. @throws Error for what is not YAML */
export function loadAll(text) {
  return parseAllDocuments(text, { merge: true }).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}
