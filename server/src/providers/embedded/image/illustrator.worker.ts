import { type Illustration, type IllustrationRequest, illustrate } from './illustrate';

/** Piscina's entry: one request in, one picture out. */
export default function draw(request: IllustrationRequest): Promise<Illustration> {
  return illustrate(request);
}
