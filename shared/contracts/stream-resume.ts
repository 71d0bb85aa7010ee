/** How to go on with a stream that the server ended before what it tells was over, as when it is restarted. */
export interface StreamResume {
  /** Path of the events that follow, by GET. */
  readonly path: string;
  /** To be sent as `Last-Event-ID`; absent where the events start with the present state anyway. */
  readonly lastEventId?: string | undefined;
  /** Milliseconds to wait before. */
  readonly afterMs: number;
}

/** The last event of such a stream; its empty text is for readers that know pieces of text alone. */
export interface ResumeEvent {
  readonly content: '';
  readonly resume: StreamResume;
}
