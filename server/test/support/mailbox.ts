import type { TestClient } from './client';
import { until } from './until';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** Mail to an address, newest first. */
export async function mailTo(client: TestClient, email: string): Promise<Mail[]> {
  const { body } = await client.fetchJson('GET', `/dev/outbox.json?to=${encodeURIComponent(email)}`);
  return (body as { messages: Mail[] }).messages;
}

/** Waits for a mail with this subject. */
export function untilMailed(client: TestClient, email: string, subject: RegExp): Promise<Mail> {
  return until(
    async () => (await mailTo(client, email)).find((mail) => subject.test(mail.subject)),
    `Mail to ${email}`,
  );
}
