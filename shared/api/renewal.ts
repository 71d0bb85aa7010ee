/** Answers whether the same user has a valid session again, so that the refused call is worth a retry. */
type Renewal = (callId: string) => Promise<boolean>;

let renewal: Renewal = async () => false;

/** Sets how an expired session is renewed; called once, by the shell. */
export function setRenewal(next: Renewal): void {
  renewal = next;
}

/**
 * Waits for the renewal of an expired session. Never rejects.
 * @returns whether to retry the call
 */
export async function renewSession(callId: string): Promise<boolean> {
  try {
    return await renewal(callId);
  } catch {
    return false;
  }
}
