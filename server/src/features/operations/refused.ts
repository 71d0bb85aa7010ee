/** An operator's request that does not apply; the message says why, for a person. */
export class Refused extends Error {
  override name = 'Refused';
}
