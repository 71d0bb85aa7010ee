/** An edit that cannot be made; its message is for the user. */
export class EditError extends Error {
  override readonly name = 'EditError';
}
