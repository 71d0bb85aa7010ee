import { COPYWRITER_NOTE } from '../copywriter-note';

const NOTE_BEGINS = COPYWRITER_NOTE.slice(0, COPYWRITER_NOTE.indexOf(':'));

/**
 * What a chat wrote as plain words, for a step that speaks or draws them: without Markdown's signs, and without what the
 * built-in copywriter says of itself. Lines stay lines; the words of a link stay, its address goes.
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

/** Where the words end and the copywriter's note begins, which a limit may have cut short. */
function endOf(markdown: string): number {
  const at = markdown.lastIndexOf(NOTE_BEGINS);
  return at < 0 ? markdown.length : at;
}
