import { setPriority } from 'node:os';

/** A third of the weight of the thread that answers (sched(7): 335 of 1,024): engines yield, and are not starved. */
const NICE = 5;

/**
 * Lets the calling worker thread wait for the thread that answers people, as our child processes do: on a machine with
 * few cores an event loop is late not because it computes but because engines do. Linux schedules each thread apart,
 * and process 0 names the calling one (setpriority(2), "C library/kernel differences"); elsewhere it would be the
 * whole process, so nothing is done there.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(NICE);
}
