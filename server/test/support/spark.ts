import type { SparkAnswer, SparkBody, SparkEvent } from '@flint/shared/contracts/spark';
import type { SparkAction } from '@flint/shared/contracts/spark-actions';
import type { AttachmentKind, SparkAttachment } from '@flint/shared/contracts/spark-attachments';
import { sendFile } from './send-file';
import type { TestClient } from './server';

const STREAM = '/api/viewspark/chat/stream';

/** Events of a stream that has ended. */
export function eventsIn(text: string): SparkEvent[] {
  return text
    .split('\n\n')
    .flatMap((block) => block.split('\n').filter((line) => line.startsWith('data: ')))
    .map((line) => JSON.parse(line.slice(6)) as SparkEvent);
}

export const textOf = (events: readonly SparkEvent[]) =>
  events.map((event) => ('content' in event ? event.content : '')).join('');

export const startedIn = (events: readonly SparkEvent[]) => {
  for (const event of events) if ('started' in event) return event.started;
  throw new Error('Nothing was started');
};

export function endOf(events: readonly SparkEvent[]): SparkAnswer {
  const last = events.at(-1);
  if (!last || !('done' in last)) throw new Error(`It was not done: ${JSON.stringify(last)}`);
  return last;
}

export const said = (content: string, more: Partial<SparkBody> = {}): SparkBody => ({
  messages: [{ role: 'user', content }],
  ...more,
});

/** Opens a streamed answer. */
export function open(
  user: TestClient,
  body: object,
  {
    headers = {},
    signal,
    path = STREAM,
  }: { headers?: Record<string, string>; signal?: AbortSignal; path?: string } = {},
): Promise<Response> {
  return user.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

/** Sends a message, and waits for the end of the answer. */
export async function ask(user: TestClient, body: object, path = STREAM) {
  const response = await open(user, body, { path });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  const events = eventsIn(text);
  const { answer } = endOf(events);
  return { events, started: startedIn(events), answer, conversationId: answer.conversationId };
}

/** Attaches a text file. */
export function attachText(user: TestClient, text: string, name = 'notes.txt'): Promise<SparkAttachment> {
  const bytes = new TextEncoder().encode(text);
  return attach(user, 'text', { purpose: 'text-file', name, contentType: 'text/plain', bytes });
}

/** Attaches a picture. */
export const attachPicture = (user: TestClient, bytes: Uint8Array, name = 'photo.png'): Promise<SparkAttachment> =>
  attach(user, 'image', { purpose: 'source-image', name, contentType: 'image/png', bytes });

async function attach(
  user: TestClient,
  kind: AttachmentKind,
  file: Parameters<typeof sendFile>[1],
): Promise<SparkAttachment> {
  const uploadId = await sendFile(user, file);
  const { status, body } = await user.fetchJson('POST', '/api/viewspark/attachments', { uploadId, kind });
  if (status !== 200) throw new Error(`Attaching answered ${status}: ${JSON.stringify(body)}`);
  return (body as { attachment: SparkAttachment }).attachment;
}

/** Approves or dismisses an action. */
export const decide = (user: TestClient, { id }: Pick<SparkAction, 'id'>, how: 'approve' | 'dismiss', body?: object) =>
  user.fetchJson('POST', `/api/viewspark/actions/${id}/${how}`, body);
