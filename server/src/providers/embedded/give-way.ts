import { constants, setPriority } from 'node:os';

/**
 * Lets the calling worker thread wait for the thread that answers people, as our child processes do: on a machine with
 * few cores an event loop is late not because it computes but because engines do. Linux schedules each thread apart,
 * and process 0 names the calling one (setpriority(2), "C library/kernel differences"); elsewhere it would be the
 * whole process, so nothing is done there.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
