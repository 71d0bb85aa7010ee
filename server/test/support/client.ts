import type { Run } from '@flint/shared/contracts/runs';
import { isEnded } from '@flint/shared/contracts/runs';
import { grantCredits } from './steward';
import { until } from './until';

const PASSWORD = 'correct horse 9';

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** HTTP client with the cookies and the `Origin` of a browser. */
export class TestClient {
  id = '';
  email = '';
  private readonly cookies = new Map<string, string>();

  /** @param databaseUrl the server's database; only grants need it */
  constructor(
    private readonly url: string,
    private readonly databaseUrl?: string,
  ) {}

  /** A client that begins with the same cookies. */
  copy(): TestClient {
    const copy = new TestClient(this.url, this.databaseUrl);
    Object.assign(copy, { id: this.id, email: this.email });
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** `fetch` with this client's cookies; the address may be relative. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('origin')) headers.set('origin', this.url);
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(new URL(address, this.url), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  /** Sends and parses JSON; another content type is returned as text. */
  async fetchJson(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await this.fetch(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  /** Makes a call that must succeed. @returns its body */
  async ok<T = Record<string, unknown>>(
    method: string,
    path: string,
    sent?: object,
    headers?: Record<string, string>,
  ): Promise<T> {
    const { status, body } = await this.fetchJson(method, path, sent, headers);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body as T;
  }

  /** Spendable and held credits. */
  async credits(): Promise<{ balance: number; held: number }> {
    return this.ok('GET', '/api/credits/balance');
  }

  async balance(): Promise<number> {
    return (await this.credits()).balance;
  }

  /** Grants credits to this account. */
  grant(amount: number): Promise<void> {
    return grantCredits(this.databaseUrl, this.id, amount);
  }

  /** Waits until a run has ended. */
  untilEnded(id: string): Promise<Run> {
    return until(async () => {
      const { run } = await this.ok<{ run: Run }>('GET', `/api/runs/${id}`);
      return isEnded(run.status) && run;
    }, `The end of run ${id}`);
  }

  /** Signs in again, with the password of `signUp`. */
  async signIn(): Promise<void> {
    await this.ok('POST', '/api/users/sign-in', { email: this.email, password: PASSWORD });
  }

  async signUp(email: string, name?: string): Promise<void> {
    const sent = { email, password: PASSWORD, name };
    const { user } = await this.ok<{ user: { id: string } }>('POST', '/api/users/sign-up', sent);
    this.id = user.id;
    this.email = email;
  }

  /** Enters the code from the mail. */
  async verify(): Promise<void> {
    const code = await until(async () => {
      const path = `/dev/outbox.json?to=${encodeURIComponent(this.email)}`;
      const { messages } = await this.ok<{ messages: { text: string }[] }>('GET', path);
      return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    }, 'A code');
    await this.ok('POST', '/api/users/verify-email-code', { email: this.email, code });
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value && !/max-age=0/i.test(cookie)) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}
