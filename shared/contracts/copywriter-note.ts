/** The built-in copywriter's note below its answers, in Markdown. */
export const COPYWRITER_NOTE =
  '_Flint’s built-in copywriter: templates over your own words, no language model. To connect one, set `OPENAI_BASE_URL` (docs/how-to/connect-a-model.md)._';
