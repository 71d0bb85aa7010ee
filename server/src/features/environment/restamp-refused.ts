/** A restamp that does nothing; its message says why. */
export class RestampRefused extends Error {
  override name = 'RestampRefused';
}
