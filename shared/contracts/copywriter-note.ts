/** The built-in copywriter's note below its answers, in Markdown. */
export const COPYWRITER_NOTE = '_Flint’s built-in copywriter: templates over your own words, no language model._';
