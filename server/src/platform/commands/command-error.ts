/** An error that the operator can fix: printed in one line, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}
