import type { TestClient } from './client';

/** A stream of events that is read as it comes, from its beginning to its end. */
export class ToldStream<Event = Record<string, unknown>> {
  /** What has come so far. */
  text = '';
  /** Resolves at the end of the stream; rejects when its connection breaks. */
  readonly ended: Promise<void>;

  constructor(readonly response: Response) {
    this.ended = this.listen();
  }

  /** Posts JSON, or asks without a body. */
  static async open<Event>(
    user: TestClient,
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<ToldStream<Event>> {
    const json = { 'content-type': 'application/json', ...headers };
    const init = body ? { method: 'POST', headers: json, body: JSON.stringify(body) } : { headers };
    return new ToldStream<Event>(await user.fetch(path, init));
  }

  get status(): number {
    return this.response.status;
  }

  get events(): Event[] {
    return [...this.text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as Event);
  }

  private async listen(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of this.response.body as unknown as AsyncIterable<Uint8Array>)
      this.text += decoder.decode(chunk, { stream: true });
  }
}
