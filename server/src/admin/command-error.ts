/** What the person at the keyboard can mend: told in one line, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}
