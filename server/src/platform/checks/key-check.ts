declare module '../composition/contributions' {
  interface Contributions {
    keyChecks: KeyCheck;
  }
}

/** What a service said of a key. */
export type KeyVerdict =
  | { readonly state: 'ok' }
  /** `why` is shown to staff and logged: a status or an error code, never a text of the service. */
  | { readonly state: 'refused' | 'unreachable'; readonly why: string };

/** A free question to a service of others that tells whether it takes our key. */
export interface KeyCheck {
  /** Unique; names it in `/readyz?verbose` and in logs. */
  readonly id: string;
  readonly label: string;
  /** The variable that holds the key. */
  readonly variable: string;
  /** Costs nothing and changes nothing. A rejection counts as unreachable. */
  ask(signal: AbortSignal): Promise<KeyVerdict>;
}
