import type { ErrorBody } from '@flint/shared/contracts/error-body';
import type { Session, User } from '@flint/shared/contracts/users';
import type { RunningServer } from '../support/server';

export const PASSWORD = 'a long enough password';
let made = 0;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Partial<ErrorBody & Session> & { success?: boolean; user?: User };
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A unique, unused address. */
export function newAddress(): string {
  return `visitor-${process.pid}-${Date.now()}-${made++}@example.com`;
}

/** HTTP client with cookies, and headers that a test sets. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly server: RunningServer) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(method: string, path: string, init: { body?: string; headers?: Record<string, string> } = {}) {
    const cookie = this.cookies.size > 0 ? { cookie: this.cookie } : {};
    const response = await fetch(this.server.url + path, { method, ...init, headers: { ...cookie, ...init.headers } });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const body = (await response.json()) as Answer['body'];
    return { status: response.status, headers: response.headers, body } satisfies Answer;
  }

  post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    const json = { 'content-type': 'application/json', ...headers };
    return this.send('POST', `/api/users/${path}`, { body: JSON.stringify(body), headers: json });
  }

  me(headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', '/api/users/me', { headers });
  }

  async mailTo(email: string): Promise<Mail[]> {
    const answer = await this.send('GET', `/dev/outbox.json?to=${encodeURIComponent(email)}`);
    return (answer.body as { messages?: Mail[] }).messages ?? [];
  }

  /** Digits of the newest mailed code. */
  async codeFor(email: string): Promise<string> {
    const codes = (await this.mailTo(email)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0]);
    const newest = codes.find((code) => code !== undefined);
    if (newest === undefined) throw new Error(`no code was mailed to ${email}`);
    return newest;
  }

  /** Query of each mailed reset link, newest first. */
  async resetLinksFor(email: string): Promise<{ token: string; email: string }[]> {
    const texts = (await this.mailTo(email)).map(({ text }) => /^http\S+\?\S+$/m.exec(text)?.[0]);
    return texts.flatMap((link) => {
      const query = link && new URL(link).searchParams;
      return query ? [{ token: query.get('token') ?? '', email: query.get('email') ?? '' }] : [];
    });
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** A different code of the right form. */
export function anotherCode(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
