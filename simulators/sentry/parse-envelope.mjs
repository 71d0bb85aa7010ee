import { inflateSync } from 'node:zlib';

const NEWLINE = 0x0a;

/**
 * Items of an envelope: a line of headers, then for each item a line of headers and a payload, of the given length or up
 * to the end of its line.
 * @param {Buffer} bytes
 * @returns {import('./ingest.d.mts').EnvelopeItem[]}
 */
export function parseEnvelope(bytes) {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf(NEWLINE, at);
    const found = bytes.subarray(at, end < 0 ? bytes.length : end);
    at = end < 0 ? bytes.length : end + 1;
    return found;
  };
  const header = JSON.parse(line().toString());
  const items = [];
  while (at < bytes.length) {
    const start = line();
    if (start.length === 0) continue;
    const about = JSON.parse(start.toString());
    let payload;
    if (typeof about.length === 'number') {
      payload = bytes.subarray(at, at + about.length);
      at += about.length + 1;
    } else payload = line();
    items.push({ header, type: about.type, payload: readPayload(about.type, payload) });
  }
  return items;
}

/** @param {string} type @param {Buffer} payload */
function readPayload(type, payload) {
  if (type !== 'replay_recording') return JSON.parse(payload.toString());
  const recording = payload.subarray(payload.indexOf(NEWLINE) + 1);
  const plain = recording[0] === 0x78 ? inflateSync(recording) : recording;
  return JSON.parse(plain.toString());
}
