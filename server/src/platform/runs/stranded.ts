/** How long a claimed workflow may be on its way to its start, in milliseconds. */
const GRACE_MS = 5_000;

/**
 * Finds workflows that this process has claimed and does not run: the engine's claim was committed, but an outage hid
 * the answer, so nothing starts them, and no other process takes them from a living one.
 * @param isRunning whether a workflow runs in this process
 * @param now monotonic, in milliseconds
 * @returns a function that receives all workflows claimed by this process, and returns those that it has found idle for
 * longer than five seconds
 */
export function watchStranded(
  isRunning: (workflowId: string) => boolean,
  now = () => performance.now(),
): (claimed: readonly string[]) => readonly string[] {
  let idleSince = new Map<string, number>();
  return (claimed) => {
    const idle = claimed.filter((id) => !isRunning(id));
    idleSince = new Map(idle.map((id) => [id, idleSince.get(id) ?? now()]));
    return idle.filter((id) => now() - (idleSince.get(id) ?? 0) > GRACE_MS);
  };
}
