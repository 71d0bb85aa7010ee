/** How long reports are counted, in milliseconds. */
const WINDOW_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Outcomes of one minute: how many of each. */
type Outcomes = Map<string, number>;

/** Counts of the last hour, by minute and outcome. */
function createTally(now = Date.now) {
  const minutes = new Map<number, Outcomes>();
  return {
    note(outcome: string): void {
      const minute = Math.floor(now() / MINUTE_MS);
      for (const each of minutes.keys()) if (each <= minute - WINDOW_MS / MINUTE_MS) minutes.delete(each);
      const outcomes = minutes.get(minute) ?? new Map<string, number>();
      minutes.set(minute, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1));
    },
    counts(): Record<string, number> {
      const oldest = Math.floor(now() / MINUTE_MS) - WINDOW_MS / MINUTE_MS;
      const all: Record<string, number> = {};
      for (const [minute, outcomes] of minutes)
        if (minute > oldest) for (const [outcome, count] of outcomes) all[outcome] = (all[outcome] ?? 0) + count;
      return all;
    },
  };
}

const pages = createTally();
const server = createTally();

/** What became of a report that a page sent through the tunnel, by the status it was answered with. */
export function notePageReport(status: number): void {
  pages.note(OUTCOMES[status] ?? (status < 400 ? 'sent' : 'refused'));
}

const OUTCOMES: Readonly<Record<number, string>> = {
  403: 'other-site',
  413: 'too-large',
  429: 'too-many',
  502: 'service-away',
};

/** What became of a report of this process: `sent`, or the SDK's reason for dropping it. */
export function noteServerReport(outcome: string): void {
  server.note(outcome);
}

/** Reports of the last hour in this process, by outcome. */
export function recentReports(): { readonly pages: Record<string, number>; readonly server: Record<string, number> } {
  return { pages: pages.counts(), server: server.counts() };
}
