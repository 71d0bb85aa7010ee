import type { TestClient } from './client';

/** Reads server-sent events one by one. */
export class EventStream<T> {
  private readonly reader: ReadableStreamDefaultReader<string>;
  private rest = '';

  private constructor(
    readonly status: number,
    body: ReadableStream<Uint8Array>,
    private readonly abort: AbortController,
  ) {
    this.reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  }

  static async open<T>(client: TestClient, path: string): Promise<EventStream<T>> {
    const abort = new AbortController();
    const response = await client.fetch(path, { signal: abort.signal });
    return new EventStream<T>(response.status, response.body as ReadableStream<Uint8Array>, abort);
  }

  /** The next event, or undefined when the server ended the stream. */
  async next(): Promise<T | undefined> {
    for (;;) {
      const end = this.rest.indexOf('\n\n');
      if (end >= 0) {
        const block = this.rest.slice(0, end);
        this.rest = this.rest.slice(end + 2);
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) return JSON.parse(data) as T;
      } else {
        const { done, value } = await this.reader.read();
        if (done) return undefined;
        this.rest += value;
      }
    }
  }

  /** Reads until `look` returns a value for an event. @throws Error when the stream ends before */
  async until<R>(look: (event: T) => R | undefined | false): Promise<R> {
    for (let event = await this.next(); event !== undefined; event = await this.next()) {
      const seen = look(event);
      if (seen) return seen;
    }
    throw new Error('The stream ended before what was waited for.');
  }

  /** Disconnects as a closed page does. */
  close(): void {
    this.abort.abort();
    this.reader.cancel().catch(() => undefined);
  }
}
