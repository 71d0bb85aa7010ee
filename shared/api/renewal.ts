/** Whether the same user has a session again, so that a call refused for want of one is worth repeating. */
type Renewal = (callId: string) => Promise<boolean>;

let renewal: Renewal = async () => false;

/** Chooses what is done about a session that is over; the shell does it once. */
export function setRenewal(next: Renewal): void {
  renewal = next;
}

/** Waits until the session is there again, or it is known that it will not be. Never rejects. */
export async function renewSession(callId: string): Promise<boolean> {
  try {
    return await renewal(callId);
  } catch {
    return false;
  }
}
