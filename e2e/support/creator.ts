import type { APIResponse, BrowserContext } from 'playwright/test';

const PASSWORD = 'a long enough password';
let made = 0;

/** A test user with an account. Steps that a test does not examine go through the API. */
export class Creator {
  readonly email = `creator-${Date.now()}-${process.pid}-${made++}@example.com`;
  readonly password = PASSWORD;

  constructor(private readonly context: BrowserContext) {}

  private async post(path: string, data: object): Promise<APIResponse> {
    const response = await this.context.request.post(path, { data, headers: { 'content-type': 'application/json' } });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response;
  }

  async signUp(): Promise<this> {
    await this.post('/api/users/sign-up', { email: this.email, password: this.password });
    return this;
  }

  /** Digits of the newest code in the mailbox; waits until one arrived after `later`. */
  async code(later = 0, email = this.email): Promise<string> {
    for (let look = 0; look < 100; look++) {
      const response = await this.context.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
      const { messages } = (await response.json()) as { messages: { id: number; text: string; subject: string }[] };
      const code = messages.length > later ? /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] : undefined;
      if (code) return code;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No code arrived for ${email}`);
  }

  /** The link back to Flint in the newest mail. */
  async link(): Promise<string> {
    for (let look = 0; look < 100; look++) {
      const response = await this.context.request.get(`/dev/outbox.json?to=${encodeURIComponent(this.email)}`);
      const { messages } = (await response.json()) as { messages: { text: string }[] };
      const link = messages.map(({ text }) => /https?:\S+forgot-password\S+/.exec(text)?.[0]).find(Boolean);
      if (link) return link;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No link arrived for ${this.email}`);
  }

  async verify(): Promise<this> {
    await this.post('/api/users/verify-email-code', { email: this.email, code: await this.code() });
    return this;
  }

  /** Signed up, verified, with the starter credits. */
  async ready(): Promise<this> {
    return (await this.signUp()).verify();
  }

  async id(): Promise<string> {
    const response = await this.context.request.get('/api/users/me');
    return ((await response.json()) as { user: { id: string } }).user.id;
  }

  /** Makes pictures through the API and waits for them. */
  async make(order: { prompt: string; style?: string; aspect_ratio?: string; num_images?: number; seed?: number }) {
    const response = await this.post('/api/fal-ai/generate/image', { style: 'cartoon', ...order });
    return (await response.json()) as { images: { id: string; seed: number }[] };
  }

  /** Asks the playground's model through the API. @returns its answer */
  async chat(content: string): Promise<string> {
    const body = { messages: [{ role: 'user', content }], max_tokens: 200 };
    return ((await (await this.post('/api/fal-ai/chat/completion', body)).json()) as { content: string }).content;
  }

  /** Synthesises speech through the API. @returns a WAV file */
  async speak(text: string): Promise<Buffer> {
    const response = await this.post('/api/fal-ai/speech/text-to-speech', { text, format: 'wav' });
    const { url } = (await response.json()) as { url: string };
    return (await this.context.request.get(url)).body();
  }

  /** Cost table of this server: kinds it makes, with their credits. */
  async prices(): Promise<Readonly<Record<string, number>>> {
    const response = await this.context.request.get('/api/credits/costs');
    return ((await response.json()) as { costs: Record<string, number> }).costs;
  }

  async balance(): Promise<number> {
    const response = await this.context.request.get('/api/credits/balance');
    return ((await response.json()) as { balance: number }).balance;
  }

  /** Spends credits down to `left` through the API, with one chat answer whose price follows from its length. */
  async spendDownTo(left: number): Promise<this> {
    const credits = (await this.balance()) - left;
    // One token per character; question and answer stay within the last thousand.
    const content = '字'.repeat(1000 * credits - 500);
    const messages = [
      { role: 'system', content },
      { role: 'user', content: 'A short post about tea' },
    ];
    await this.post('/api/fal-ai/chat/completion', { messages, max_tokens: 400 });
    const balance = await this.balance();
    if (balance !== left) throw new Error(`${balance} credits are left, not ${left}`);
    return this;
  }
}
