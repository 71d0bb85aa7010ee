/** An answered request, for the service's traces. */
export interface Answered {
  /** Method and template of the route. */
  readonly name: string;
  readonly status: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The page's `sentry-trace` header: its trace is continued, its wish to be sampled is not followed. */
  readonly trace: string | undefined;
}
