/** A file type that may be uploaded. */
export interface FileKind {
  /** Display name. */
  readonly label: string;
  /** File name extensions, in lower case. */
  readonly extensions: readonly string[];
  /** Content types that browsers report on different systems; the first is canonical. */
  readonly types: readonly [string, ...string[]];
  /** Types that content sniffing may report: containers are shared, so a recording from Safari looks like a film. */
  readonly contents: readonly string[];
}

/**
 * ISO base media (ISO/IEC 14496-12): M4A, MP4 and MOV differ by a brand that many programs do not write; voice recorders
 * of phones write that of 3GPP.
 */
const ISO_MEDIA = [
  'audio/mp4',
  'audio/x-m4a',
  'video/mp4',
  'video/x-m4v',
  'video/quicktime',
  'video/3gpp',
  'video/3gpp2',
];

/** Text files have no signature. */
const NO_SIGN = '';

/** All file types that users may upload. */
export const FILE_KINDS = {
  jpeg: { label: 'JPEG', extensions: ['.jpg', '.jpeg'], types: ['image/jpeg'], contents: ['image/jpeg'] },
  png: { label: 'PNG', extensions: ['.png'], types: ['image/png'], contents: ['image/png'] },
  webp: { label: 'WebP', extensions: ['.webp'], types: ['image/webp'], contents: ['image/webp'] },
  wav: {
    label: 'WAV',
    extensions: ['.wav'],
    types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    contents: ['audio/wav'],
  },
  mp3: { label: 'MP3', extensions: ['.mp3'], types: ['audio/mpeg', 'audio/mp3'], contents: ['audio/mpeg'] },
  flac: { label: 'FLAC', extensions: ['.flac'], types: ['audio/flac', 'audio/x-flac'], contents: ['audio/flac'] },
  ogg: {
    label: 'OGG',
    extensions: ['.ogg'],
    types: ['audio/ogg', 'application/ogg', 'video/ogg'],
    contents: ['audio/ogg', 'audio/ogg; codecs=opus', 'application/ogg', 'video/ogg'],
  },
  m4a: {
    label: 'M4A',
    extensions: ['.m4a'],
    types: ['audio/mp4', 'audio/x-m4a', 'audio/m4a'],
    contents: ISO_MEDIA,
  },
  mp4: { label: 'MP4', extensions: ['.mp4'], types: ['video/mp4'], contents: ISO_MEDIA },
  webm: { label: 'WebM', extensions: ['.webm'], types: ['video/webm', 'audio/webm'], contents: ['video/webm'] },
  mov: { label: 'MOV', extensions: ['.mov'], types: ['video/quicktime'], contents: ISO_MEDIA },
  txt: { label: 'text', extensions: ['.txt', '.text', '.log'], types: ['text/plain'], contents: [NO_SIGN] },
  md: { label: 'Markdown', extensions: ['.md', '.markdown'], types: ['text/markdown'], contents: [NO_SIGN] },
  csv: {
    label: 'CSV',
    extensions: ['.csv', '.tsv'],
    types: ['text/csv', 'application/vnd.ms-excel', 'text/tab-separated-values'],
    contents: [NO_SIGN],
  },
  json: { label: 'JSON', extensions: ['.json'], types: ['application/json'], contents: [NO_SIGN] },
  srt: { label: 'SRT', extensions: ['.srt'], types: ['application/x-subrip', 'text/srt'], contents: [NO_SIGN] },
  vtt: { label: 'WebVTT', extensions: ['.vtt'], types: ['text/vtt'], contents: ['text/vtt', NO_SIGN] },
} as const satisfies Record<string, FileKind>;
export type FileKindId = keyof typeof FILE_KINDS;

/** The extension of a name with its dot, in lower case; empty without one. */
export function extensionOf(name: string): string {
  return /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** A content type without its parameters: `audio/webm;codecs=opus` becomes `audio/webm`. */
export function bareType(type: string): string {
  return type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Joins names in a sentence: `JPEG, PNG or WebP`. */
export function listOf(labels: readonly string[]): string {
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}
