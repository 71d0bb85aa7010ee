import type { Illustration, IllustrationRequest, LetteringRequest } from '../spec/illustrator';
import { lowerPriority } from '../workers/lower-priority';
import type { Work } from '../workers/worker-slot';
import { illustrate } from './illustrate';
import { letterImage } from './lettering/letter-image';

lowerPriority();

/** Worker entry: takes a request, returns a picture. */
export default function draw({ task }: Work<IllustrationRequest>): Promise<Illustration> {
  return illustrate(task);
}

/** Named worker entry: sets lettering on a finished picture. */
export function letter({ task }: Work<LetteringRequest>): Promise<Uint8Array> {
  return letterImage(task);
}
