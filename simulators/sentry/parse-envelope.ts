import { inflateSync } from 'node:zlib';

const NEWLINE = 0x0a;

export interface EnvelopeItem {
  /** Of the whole envelope. */
  readonly header: Readonly<Record<string, unknown>>;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the service's formats; tests look at what they know of.
  readonly payload: any;
}

/**
 * Items of an envelope: a line of headers, then for each item a line of headers and a payload, of the given length or up
 * to the end of its line.
 */
export function parseEnvelope(bytes: Buffer): EnvelopeItem[] {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf(NEWLINE, at);
    const found = bytes.subarray(at, end < 0 ? bytes.length : end);
    at = end < 0 ? bytes.length : end + 1;
    return found;
  };
  const header: EnvelopeItem['header'] = JSON.parse(line().toString());
  const items: EnvelopeItem[] = [];
  while (at < bytes.length) {
    const start = line();
    if (start.length === 0) continue;
    const { type, length }: { type: string; length?: number } = JSON.parse(start.toString());
    let payload: Buffer;
    if (length === undefined) payload = line();
    else {
      payload = bytes.subarray(at, at + length);
      at += length + 1;
    }
    items.push({ header, type, payload: readPayload(type, payload) });
  }
  return items;
}

function readPayload(type: string, payload: Buffer): EnvelopeItem['payload'] {
  if (type !== 'replay_recording') return JSON.parse(payload.toString());
  const recording = payload.subarray(payload.indexOf(NEWLINE) + 1);
  const plain = recording[0] === 0x78 ? inflateSync(recording) : recording;
  return JSON.parse(plain.toString());
}
