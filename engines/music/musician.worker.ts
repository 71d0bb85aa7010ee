import { giveWay } from '../workers/give-way';
import type { Work } from '../workers/worker-slot';
import { type Performance, type Performed, perform } from './perform';

giveWay();

/** The worker's entry: one order in, the names of the files it wrote out. */
export default function play({ task, progress }: Work<Performance>): Promise<Performed> {
  return perform(task, (fraction) => progress.postMessage(fraction));
}
