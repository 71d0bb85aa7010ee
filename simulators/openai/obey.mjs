const ORDER = /\b(?:say|reply|answer|write|respond)(?: with)?(?: exactly)?:\s*([\s\S]+)$/i;

/**
 * What the model says without a scripted reply: it does what its last message orders ("Reply with: …"), whoever wrote
 * that, and otherwise repeats it.
 * @param {string} prompt
 */
export function obey(prompt) {
  return ORDER.exec(prompt)?.[1]?.trim() ?? `You said: ${prompt}`;
}

/**
 * A text in the pieces a model sends, one token each: a word with the space before it.
 * @param {string} text
 * @returns {string[]}
 */
export function tokensOf(text) {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}
