/** An operator's request that does not apply; the message gives the reason. */
export class Refused extends Error {
  override name = 'Refused';
}
