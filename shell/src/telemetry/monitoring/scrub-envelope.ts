import { type RedactText, scrubReport } from '@flint/shared/contracts/monitoring/scrub';
import { redactError, redactSecrets } from '@flint/shared/contracts/redact-error';
import type { makeFetchTransport } from '@sentry/react';
import { withoutTyped } from '../without-typed';
import { createRateLimit, type Recorded } from './limit-rate';

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];

/** Attributes that a breadcrumb quotes from an element: they may hold a user's text. */
const QUOTED_ATTRIBUTE = /\[(?:aria-label|title|alt|name|type)=["'][^"']*["']\]/g;
const redact = (text: string) => redactError(withoutTyped(text.replace(QUOTED_ATTRIBUTE, '')));

/** Redacts all that leaves the page: events, transactions, and recordings, whose payload is JSON as text. */
export function scrubEnvelope(envelope: Envelope): Envelope {
  const [headers, items] = envelope;
  const scrubbed = (items as [{ type: string }, unknown][]).flatMap(([about, payload]) => {
    if (about.type !== 'replay_recording') return [[about, scrubReport(payload, redact)]];
    const recording = typeof payload === 'string' ? scrubRecording(payload) : undefined;
    return recording === undefined ? [] : [[about, recording]];
  });
  return [headers, scrubbed] as unknown as Envelope;
}

/** Style is kept as it is, but for queries: a colour or the name of a font is not private. */
const STYLE = new Set(['_cssText', 'style', 'class']);
const redactNode: RedactText = (text, name) => (STYLE.has(name) ? redactSecrets(text) : redact(text));

const limitRate = createRateLimit();

/** A line of headers, then events as JSON. @returns undefined for what cannot be read, and so cannot be redacted */
function scrubRecording(recording: string): string | undefined {
  const start = recording.indexOf('\n') + 1;
  try {
    const events = limitRate(JSON.parse(recording.slice(start)) as Recorded[]);
    return recording.slice(0, start) + JSON.stringify(scrubReport(events, redactNode));
  } catch {
    return undefined;
  }
}
