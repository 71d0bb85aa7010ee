const TITLE_CHARACTERS = 60;

/** What a conversation is called until its owner says otherwise: the beginning of its first message. */
export function titleOf(message: string): string {
  const line = message
    .replace(/^[#>*\s-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  if (characters.length <= TITLE_CHARACTERS) return line || 'Conversation';
  const cut = characters.slice(0, TITLE_CHARACTERS).join('');
  return `${cut.replace(/\s+\S{0,20}$/, '')}…`;
}
