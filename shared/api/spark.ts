import type { Call, CallInput } from '../contracts/call';
import type { SaidMessage, SparkAnswer, SparkBody } from '../contracts/spark';
import { LAST_EVENT_ID, SPARK_FAILURE, sparkAgain, sparkChat, sparkEvents, sparkStream } from '../contracts/spark';
import { ApiError } from './api-error';
import type { RequestOptions } from './exchange';
import { pause } from './pause';
import { reportedStream } from './report-stream';
import { request } from './request';
import { requestEvents } from './request-events';
import { type Reading, readSpark, type SparkListener } from './spark-events';
import { SparkFailure } from './spark-failure';

/** A Spark request in the client's field names; undefined fields are not sent. */
export type SparkOrder = { messages: readonly SaidMessage[] } & {
  [Field in keyof Omit<SparkBody, 'messages'>]: SparkBody[Field] | undefined;
};

/** The call's answer, or its replacement after a failure. */
export interface SparkReply {
  readonly success: boolean;
  /** The answer, or {@link SPARK_FAILURE}. */
  readonly message: string;
  readonly error?: string | undefined;
}

/** Backoff between reconnects, in milliseconds; the last value repeats. */
const BACKOFF_MS = [300, 1_000, 2_000, 5_000];

/** Builds the request body without undefined fields. */
function sparkBody({ messages, ...others }: SparkOrder): SparkBody {
  return {
    messages: messages.map(({ role, content }) => ({ role, content })),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
  };
}

/** Asks Spark and waits for the whole answer. Never rejects: a failure is returned and reported, whatever its kind. */
export async function chatWithSpark(order: SparkOrder, options: RequestOptions = {}): Promise<SparkReply> {
  try {
    const { success, message, error } = await request(sparkChat, { body: sparkBody(order) }, withKey(options));
    return { success, message, ...(error !== undefined && { error }) };
  } catch (error) {
    reportedStream(error, sparkChat.id, options.signal);
    return { success: false, message: SPARK_FAILURE, error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Asks Spark and streams the answer. Reconnects and resumes after the text that has arrived (`Last-Event-ID`); the
 * server goes on writing meanwhile, and also after the reader has disconnected.
 * @param options its idempotency key becomes the id of the answer's run
 * @returns the whole answer; null when the stream ended without an end event and cannot be resumed
 * @throws SparkFailure for an answer that failed; ApiError when the call was refused; the signal's reason
 */
export function streamSpark(
  order: SparkOrder,
  listener: SparkListener,
  options: RequestOptions = {},
): Promise<SparkAnswer | null> {
  return reporting(sparkStream, options, () =>
    read(sparkStream, { body: sparkBody(order) }, listener, withKey(options)),
  );
}

/** Answers a message again, or continues an answer. Streams, returns and throws as {@link streamSpark}. */
export function answerAgain(
  messageId: string,
  mode: 'again' | 'continue',
  listener: SparkListener,
  options: RequestOptions = {},
): Promise<SparkAnswer | null> {
  return reporting(sparkAgain, options, () =>
    read(sparkAgain, { params: { id: messageId }, body: { mode } }, listener, withKey(options)),
  );
}

/**
 * Follows an answer that is being written, also one requested by another tab or device. Reconnects with backoff until
 * it ends.
 * @param text the text already known; only what follows it is fetched
 * @param moved where that text begins in the answer's stream
 * @returns, throws as {@link streamSpark}
 */
export function followSpark(
  messageId: string,
  text: string,
  listener: SparkListener,
  signal: AbortSignal,
  moved = 0,
): Promise<SparkAnswer> {
  return reporting(sparkEvents, { signal }, () => follow(messageId, { text, moved }, listener, signal));
}

async function follow(
  messageId: string,
  known: Pick<Reading, 'text' | 'moved'>,
  listener: SparkListener,
  signal: AbortSignal,
): Promise<SparkAnswer> {
  const reading: Reading = { ...known };
  const position = () => (reading.moved ?? 0) + reading.text.length;
  for (let silences = 0; ; silences++) {
    const before = position();
    const extra = { [LAST_EVENT_ID]: String(before) };
    try {
      const events = requestEvents(sparkEvents, { params: { id: messageId }, query: {} }, { signal }, extra);
      await readSpark(events, listener, reading);
    } catch (error) {
      signal.throwIfAborted();
      // The server is away or busy and goes on writing the answer: reconnect.
      if (!(error instanceof ApiError) || (error.status ?? 500) < 429) throw error;
    }
    const ended = answerOf(sparkEvents, reading);
    if (ended) return ended;
    if (position() > before) silences = 0;
    await pause(BACKOFF_MS[Math.min(silences, BACKOFF_MS.length - 1)] ?? 0, signal);
  }
}

async function read<C extends Call>(call: C, input: CallInput<C>, listener: SparkListener, options: RequestOptions) {
  const reading: Reading = { text: '' };
  await readSpark(requestEvents(call, input, options, { prefer: 'respond-async' }), listener, reading);
  const ended = answerOf(call, reading);
  if (ended || !reading.started) return ended;
  const { signal = new AbortController().signal } = options;
  return follow(reading.started.answer.id, reading, listener, signal);
}

function reporting<T>({ id }: Call, { signal }: RequestOptions, reading: () => Promise<T>): Promise<T> {
  return reading().catch((error: unknown) => {
    throw reportedStream(error, id, signal);
  });
}

/** @throws SparkFailure */
function answerOf({ id }: Call, { failure, answer }: Reading): SparkAnswer | null {
  if (failure !== undefined) throw new SparkFailure(id, failure, answer);
  return answer ?? null;
}

const withKey = (options: RequestOptions): RequestOptions => ({ idempotencyKey: crypto.randomUUID(), ...options });
