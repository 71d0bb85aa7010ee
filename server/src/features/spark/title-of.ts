import { splitGraphemes } from '@flint/shared/contracts/graphemes';

const TITLE_CHARACTERS = 60;

/** Default title of a conversation: the beginning of its first message. */
export function titleOf(message: string): string {
  const line = message
    .replace(/^[#>*\s-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = splitGraphemes(line);
  if (characters.length <= TITLE_CHARACTERS) return line || 'Conversation';
  const cut = characters.slice(0, TITLE_CHARACTERS).join('');
  return `${cut.replace(/\s+\S{0,20}$/, '')}…`;
}
