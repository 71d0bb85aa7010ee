import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A request, by what is its own alone. */
interface Received {
  readonly raw: IncomingMessage;
}

/** Calls in the order they came, and which of them a request is. */
export class CallLog<Call extends { answer: number | 'lost' }> {
  calls: Call[] = [];
  readonly #begun = new WeakMap<IncomingMessage, Call>();

  /** Records the statuses that an app answers; a call whose connection ends before stays `lost`. */
  keepAnswers(app: FastifyInstance): void {
    app.addHook('onSend', async (http, reply) => {
      const call = this.#begun.get(http.raw);
      if (call) call.answer = reply.statusCode;
    });
  }

  begin(http: Received, call: Call): void {
    this.#begun.set(http.raw, call);
    this.calls.push(call);
  }

  /**
   * The call of a request, to tell more of it.
   * @throws RangeError for a request that was not recorded
   */
  of(http: Received): Call {
    const call = this.#begun.get(http.raw);
    if (call === undefined) throw new RangeError('This request was not recorded');
    return call;
  }

  clear(): void {
    this.calls = [];
  }
}
