import { formatPosition } from '@flint/shared/contracts/position';
import type { Segment } from '@flint/shared/contracts/speech';
import { TRANSCRIPT_FILES } from '@flint/shared/contracts/transcript-export';

/** A line of a transcript with its owner's edits; `start` in seconds. */
export interface Line {
  readonly start: number;
  readonly text: string;
}

/** Duration of a last line, in seconds. */
const LAST_SECONDS = 4;

/**
 * Lines with their exact times. A manually changed time takes precedence; a line without a known end ends where the
 * next one begins.
 * @param heard the original segments by line; empty where only start times are known
 */
export function segmentsOf(lines: readonly Line[], heard: readonly Partial<Segment>[] = []): Segment[] {
  return lines.map(({ start: kept, text }, at) => {
    const { start: exact, end } = heard[at] ?? {};
    const isKept = exact !== undefined && Math.floor(exact) === Math.floor(kept);
    const start = isKept ? exact : kept;
    const next = lines[at + 1]?.start ?? start + LAST_SECONDS;
    return { start, end: isKept && end !== undefined && end > start ? end : Math.max(start + 1, next), text };
  });
}

/** Exports lines as Markdown: a list with times. */
function toTranscriptMarkdown(title: string, segments: readonly Segment[], timed: boolean): string {
  const lines = segments.map(({ start, text }) => (timed ? `- **${formatPosition(start)}** ${text}` : `${text}\n`));
  return `# ${title}\n\n${lines.join('\n').trimEnd()}\n`;
}

interface TranscriptFile {
  readonly label: string;
  readonly extension: string;
  readonly contentType: string;
  readonly write: (title: string, segments: readonly Segment[]) => string;
}

const { txt, srt, vtt } = TRANSCRIPT_FILES;
const UNTIMED: readonly TranscriptFile[] = [
  { label: 'Text', ...txt, write: (_, segments) => `${segments.map(({ text }) => text).join('\n')}\n` },
  {
    ...{ label: 'Markdown, for notes', extension: 'md', contentType: 'text/markdown' },
    write: (title, segments) => toTranscriptMarkdown(title, segments, false),
  },
];
const TIMED: readonly TranscriptFile[] = [
  { label: 'Text', ...txt, write: (_, segments) => txt.write(segments) },
  { label: 'SRT, subtitles', ...srt, write: (_, segments) => srt.write(segments) },
  { label: 'VTT, for the web', ...vtt, write: (_, segments) => vtt.write(segments) },
  {
    ...{ label: 'Markdown, for notes', extension: 'md', contentType: 'text/markdown' },
    write: (title, segments) => toTranscriptMarkdown(title, segments, true),
  },
  {
    ...{ label: 'JSON, for programs', extension: 'json', contentType: 'application/json' },
    write: (_, segments) => `${JSON.stringify({ segments }, null, 2)}\n`,
  },
];

/** Export formats of a transcript; subtitle formats only with times. */
export const transcriptFiles = (timed: boolean) => (timed ? TIMED : UNTIMED);
