import { COPYWRITER_NOTE } from '../copywriter-note';

const NOTE_BEGINS = COPYWRITER_NOTE.slice(0, COPYWRITER_NOTE.indexOf(':'));

/**
 * Strips Markdown from a chat's answer, for a step that speaks or draws it, and the built-in copywriter's note. Keeps
 * line breaks and the text of links.
 */
export function plainWords(markdown: string): string {
  return markdown
    .slice(0, endOf(markdown))
    .replace(/^```.*$/gm, '')
    .replace(/^ {0,3}(?:#{1,6} +|> ?|[-*+] +)/gm, '')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(^|[\s(“"])([*_])([^*_\s](?:[^*_\n]*[^*_\s])?)\2/gm, '$1$3')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Where the text ends and the copywriter's note begins, which a limit may have truncated. */
function endOf(markdown: string): number {
  const at = markdown.lastIndexOf(NOTE_BEGINS);
  return at < 0 ? markdown.length : at;
}
