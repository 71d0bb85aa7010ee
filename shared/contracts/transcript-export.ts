import { type Caption, toCaptions } from './captions';
import type { Segment } from './speech';

/** A transcript as a file. */
export interface TranscriptFile {
  readonly extension: string;
  readonly contentType: string;
  /** @param seconds length of the sound, where it is known */
  readonly write: (segments: readonly Segment[], seconds?: number) => string;
}

/** A pause longer than this, in seconds, starts a paragraph. */
const PARAGRAPH_PAUSE_S = 1.5;

export const TRANSCRIPT_FORMATS = ['txt', 'srt', 'vtt'] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

/** UTF-8, without a byte order mark. */
export const TRANSCRIPT_FILES: Readonly<Record<TranscriptFormat, TranscriptFile>> = {
  txt: { extension: 'txt', contentType: 'text/plain; charset=utf-8', write: toPlainText },
  srt: { extension: 'srt', contentType: 'application/x-subrip; charset=utf-8', write: toSubRip },
  vtt: { extension: 'vtt', contentType: 'text/vtt; charset=utf-8', write: toWebVtt },
};

/** Running text; a long pause starts a paragraph. */
function toPlainText(segments: readonly Segment[]): string {
  let text = '';
  segments.forEach((segment, at) => {
    const words = segment.text.trim().replace(/\s+/g, ' ');
    const before = segments[at - 1];
    const pause = before ? segment.start - before.end : 0;
    text += `${text === '' ? '' : pause > PARAGRAPH_PAUSE_S ? '\n\n' : ' '}${words}`;
  });
  return text === '' ? '' : `${text}\n`;
}

/** SubRip: numbered from 1, `00:00:01,500 --> 00:00:03,250`, a blank line after each. */
function toSubRip(segments: readonly Segment[], seconds?: number): string {
  return toCaptions(segments, seconds)
    .map((caption, at) => `${at + 1}\n${times(caption, ',')}\n${caption.lines.join('\n')}\n`)
    .join('\n');
}

/** WebVTT (W3C): the header, then cues; `&`, `<` and `>` are written as its escapes. */
function toWebVtt(segments: readonly Segment[], seconds?: number): string {
  const cues = toCaptions(segments, seconds).map(
    (caption) => `${times(caption, '.')}\n${caption.lines.map(escaped).join('\n')}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

const escaped = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function times({ startMs, endMs }: Caption, point: ',' | '.'): string {
  return `${timestamp(startMs, point)} --> ${timestamp(endMs, point)}`;
}

function timestamp(ms: number, point: ',' | '.'): string {
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}${point}${String(ms % 1000).padStart(3, '0')}`;
}
