import { type CopyRequest, writeCopy } from './write';

/** Piscina's entry: a conversation in, its answer out. */
export default function write(request: CopyRequest): string {
  return writeCopy(request);
}
