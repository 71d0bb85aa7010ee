import { type Illustration, type IllustrationRequest, illustrate } from './illustrate';

import { type LetteringRequest, letterImage } from './lettering/letter-image';

/** Piscina's entry: one request in, one picture out. */
export default function draw(request: IllustrationRequest): Promise<Illustration> {
  return illustrate(request);
}

/** Piscina's entry by name: words set on a finished picture. */
export function letter(request: LetteringRequest): Promise<Uint8Array> {
  return letterImage(request);
}
