/** Group and summary of a call: texts of the API's reference, which the server makes. */
const DOCS = /\btag: '[^'\n]*',\s*summary: '[^'\n]*',/g;

/** Loader: leaves out of browsers' programs what only the API's reference needs of the calls. */
module.exports = function withoutCallDocs(source) {
  return source.replace(DOCS, '');
};
