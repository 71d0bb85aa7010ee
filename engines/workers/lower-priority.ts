import { setPriority } from 'node:os';

/**
 * Nice value of engine threads: a third of the weight of the thread that answers requests (sched(7): 335 of 1,024), so
 * engines yield without starving.
 */
const NICE = 5;

/**
 * Lowers the scheduling priority (`nice`) of the calling worker thread, as our child processes have it: on a machine
 * with few cores the engines would otherwise delay the event loop. Linux schedules each thread apart, and process 0
 * names the calling one (setpriority(2), "C library/kernel differences"); on other systems it would be the whole
 * process, so this does nothing there.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(NICE);
}
