import { lowerPriority } from '../workers/lower-priority';
import type { Work } from '../workers/worker-slot';
import { type Performance, type Performed, perform } from './perform';

lowerPriority();

/** Worker entry: takes an order, returns the names of the files it wrote. */
export default function play({ task, progress }: Work<Performance>): Promise<Performed> {
  return perform(task, (fraction) => progress.postMessage(fraction));
}
