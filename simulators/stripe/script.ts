/** What the simulated account meets; docs/how-to/simulate-faults.md describes each part. */
export interface StripeScript {
  /** How a saved card answers a charge without its owner; default: it succeeds. */
  card?: 'succeeds' | 'declined' | 'needs_confirmation';
  /** Requests that are carried out and whose answer is lost; default: one, by any method. The path is as routes are declared. */
  lost?: { path: string; method?: string; times?: number };
  /** Requests that are not carried out: answered 500, or 400 as an object whose state does not allow them. */
  refuse?: { path: string; times?: number; status?: 400 | 500 };
}

export interface StripeCall {
  method: string;
  path: string;
  form: Readonly<Record<string, string>>;
  answer: number | 'lost';
}

export interface StripeJournal {
  readonly calls: readonly StripeCall[];
}
