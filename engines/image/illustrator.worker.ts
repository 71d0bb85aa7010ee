import type { Illustration, IllustrationRequest, LetteringRequest } from '../spec/illustrator';
import { giveWay } from '../workers/give-way';
import type { Work } from '../workers/worker-slot';
import { illustrate } from './illustrate';
import { letterImage } from './lettering/letter-image';

giveWay();

/** The worker's entry: one request in, one picture out. */
export default function draw({ task }: Work<IllustrationRequest>): Promise<Illustration> {
  return illustrate(task);
}

/** The worker's entry by name: words set on a finished picture. */
export function letter({ task }: Work<LetteringRequest>): Promise<Uint8Array> {
  return letterImage(task);
}
