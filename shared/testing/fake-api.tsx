import { configureApi } from '../api/config';
import type { Call } from '../contracts/call';

/** A request as the fake server received it. */
export interface Sent {
  callId: string;
  url: URL;
  body: unknown;
  headers: Headers;
  credentials: RequestCredentials | undefined;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Responder = Answer | ((sent: Sent) => Answer | Promise<Answer>);

export interface FakeApi {
  /** All requests, in order. */
  readonly sent: Sent[];
  /** The requests of one call. */
  sentTo(call: Call): Sent[];
  /** Sets how a call answers: status 200 by default; `Error` means no answer. */
  answer(call: Call, responder: Responder | Error): FakeApi;
}

/** Fakes the API: replaces `fetch`. A call without a set answer fails the test. */
export function fakeApi(): FakeApi {
  const answers = new Map<Call, Responder | Error>();
  const sent: Sent[] = [];
  configureApi({ apiUrl: 'http://api.test' });
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    const method = init.method ?? 'GET';
    const call = [...answers.keys()].find((each) => each.method === method && matches(each.path, url.pathname));
    const responder = call && answers.get(call);
    if (!call || !responder) throw new TypeError(`Nothing answers ${method} ${url.pathname}`);
    const request: Sent = {
      callId: call.id,
      url,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
      credentials: init.credentials,
    };
    sent.push(request);
    if (responder instanceof Error) throw responder;
    const answer = await until(init.signal, typeof responder === 'function' ? responder(request) : responder);
    return responseOf(answer);
  };
  return {
    sent,
    sentTo: (call) => sent.filter((request) => request.callId === call.id),
    answer(call, responder) {
      answers.set(call, responder);
      return this;
    },
  };
}

const matches = (path: string, pathname: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

function until<T>(signal: AbortSignal | null | undefined, answer: T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    Promise.resolve(answer).then(resolve, reject);
  });
}

/** Only what the client reads, because jsdom has no Response. */
function responseOf({ status = 200, body, headers = {} }: Answer): Response {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const response: Pick<Response, 'ok' | 'status' | 'headers' | 'text'> = {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(headers),
    text: async () => text,
  };
  return response as Response;
}
