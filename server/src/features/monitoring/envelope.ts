import type { Readable } from 'node:stream';
import { ENVELOPE_MAX } from '@flint/shared/contracts/monitoring/tunnel';
import { AppError } from '../../platform/http/app-error';

/** Longest first line, in bytes: an id, a DSN, a time and the trace. */
const HEADER_MAX = 16_384;
const NEWLINE = 0x0a;

/** A report as it arrives: its first line says where it goes, the rest is passed on without being read. */
export class Envelope {
  readonly #chunks: AsyncIterator<Buffer>;
  #length = 0;

  /** @param announced its `Content-Length` in bytes, if the page says one */
  constructor(
    body: Readable,
    readonly announced?: number,
  ) {
    this.#chunks = body[Symbol.asyncIterator]();
  }

  /**
   * Reads the first line.
   * @returns the DSN that it names, undefined without a readable one, and the whole report from its first byte
   */
  async open(): Promise<{ dsn: string | undefined; bytes: AsyncGenerator<Buffer> }> {
    let start = Buffer.alloc(0);
    let end = -1;
    while (end < 0 && start.length <= HEADER_MAX) {
      const chunk = await this.#next();
      if (!chunk) break;
      start = Buffer.concat([start, chunk]);
      end = start.subarray(0, HEADER_MAX).indexOf(NEWLINE);
    }
    return { dsn: end < 0 ? undefined : dsnOf(start.subarray(0, end)), bytes: this.#from(start) };
  }

  async *#from(start: Buffer): AsyncGenerator<Buffer> {
    yield start;
    for (let chunk = await this.#next(); chunk; chunk = await this.#next()) yield chunk;
  }

  async #next(): Promise<Buffer | undefined> {
    const { value, done } = await this.#chunks.next().catch(cutShort);
    if (done) return undefined;
    this.#length += value.length;
    if (this.#length > ENVELOPE_MAX) throw tooLarge();
    return value;
  }
}

function dsnOf(line: Buffer): string | undefined {
  try {
    const header: unknown = JSON.parse(line.toString('utf8'));
    const { dsn } = (header ?? {}) as Record<string, unknown>;
    return typeof dsn === 'string' ? dsn : undefined;
  } catch {
    return undefined;
  }
}

/** @throws AppError for a request whose announced length is over {@link ENVELOPE_MAX} */
export function assertLength(contentLength: string | undefined): void {
  if (Number(contentLength) > ENVELOPE_MAX) throw tooLarge();
}

function cutShort(): never {
  throw new AppError('invalid_input', 'The report ended before its announced length.', { field: 'body' });
}

const tooLarge = () =>
  new AppError('payload_too_large', `The report is larger than ${ENVELOPE_MAX / 1_000_000} MB.`, { field: 'body' });
