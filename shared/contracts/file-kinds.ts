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
export const NO_SIGN = '';

/**
 * All file types that users may upload. Endings and types are those of the registry (the package `mime`, against which
 * the tests hold them) and those that people's programs write besides.
 */
export const FILE_KINDS = {
  jpeg: {
    label: 'JPEG',
    extensions: ['.jpg', '.jpeg', '.jpe', '.jfif', '.pjpeg', '.pjp'],
    types: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    contents: ['image/jpeg'],
  },
  png: {
    label: 'PNG',
    extensions: ['.png', '.apng'],
    types: ['image/png', 'image/x-png', 'image/apng'],
    contents: ['image/png', 'image/apng'],
  },
  webp: { label: 'WebP', extensions: ['.webp'], types: ['image/webp'], contents: ['image/webp'] },
  wav: {
    label: 'WAV',
    extensions: ['.wav', '.wave', '.bwf', '.rf64', '.w64'],
    types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/x-pn-wav', 'audio/vnd.wave', 'audio/x-w64'],
    contents: ['audio/wav'],
  },
  mp3: {
    label: 'MP3',
    extensions: ['.mp3', '.mpga', '.mp2', '.mp2a', '.m2a', '.m3a'],
    types: ['audio/mpeg', 'audio/mp3', 'audio/x-mp3', 'audio/x-mpeg', 'audio/mpeg3', 'audio/x-mpeg-3'],
    contents: ['audio/mpeg'],
  },
  flac: { label: 'FLAC', extensions: ['.flac'], types: ['audio/flac', 'audio/x-flac'], contents: ['audio/flac'] },
  ogg: {
    label: 'OGG',
    extensions: ['.ogg', '.oga', '.opus', '.spx', '.ogv', '.ogx'],
    types: ['audio/ogg', 'application/ogg', 'video/ogg', 'audio/opus', 'audio/x-ogg', 'audio/vorbis', 'audio/speex'],
    contents: ['audio/ogg', 'audio/ogg; codecs=opus', 'application/ogg', 'video/ogg'],
  },
  m4a: {
    label: 'M4A',
    extensions: ['.m4a', '.m4b', '.m4r', '.mp4a'],
    types: ['audio/mp4', 'audio/x-m4a', 'audio/m4a', 'audio/x-m4b', 'audio/m4b', 'audio/mp4a-latm'],
    contents: ISO_MEDIA,
  },
  aac: {
    label: 'AAC',
    extensions: ['.aac', '.adts', '.adt'],
    types: ['audio/aac', 'audio/x-aac', 'audio/aacp', 'audio/x-hx-aac-adts'],
    contents: ['audio/aac'],
  },
  amr: {
    label: 'AMR',
    extensions: ['.amr'],
    types: ['audio/amr', 'audio/x-amr', 'audio/amr-nb'],
    contents: ['audio/amr'],
  },
  mp4: {
    label: 'MP4',
    extensions: ['.mp4', '.m4v', '.mp4v', '.mpg4', '.3gp', '.3gpp', '.3g2'],
    types: [
      'video/mp4',
      'application/mp4',
      'video/x-m4v',
      'video/3gpp',
      'audio/3gpp',
      'video/3gpp2',
      'audio/3gpp2',
      'application/x-mp4',
    ],
    contents: ISO_MEDIA,
  },
  webm: {
    label: 'WebM',
    extensions: ['.webm', '.weba'],
    types: ['video/webm', 'audio/webm'],
    contents: ['video/webm', 'audio/webm', 'video/matroska'],
  },
  mov: { label: 'MOV', extensions: ['.mov', '.qt'], types: ['video/quicktime'], contents: ISO_MEDIA },
  txt: {
    label: 'text',
    extensions: ['.txt', '.text', '.log', '.asc', '.conf', '.def', '.list', '.in', '.ini'],
    types: ['text/plain'],
    contents: [NO_SIGN],
  },
  md: {
    label: 'Markdown',
    extensions: ['.md', '.markdown', '.mkd', '.mdown'],
    types: ['text/markdown', 'text/x-markdown'],
    contents: [NO_SIGN],
  },
  csv: {
    label: 'CSV',
    extensions: ['.csv', '.tsv', '.tab'],
    types: ['text/csv', 'application/vnd.ms-excel', 'text/tab-separated-values', 'application/csv', 'text/x-csv'],
    contents: [NO_SIGN],
  },
  json: {
    label: 'JSON',
    extensions: ['.json', '.map', '.jsonl', '.ndjson'],
    types: ['application/json', 'text/json', 'application/x-ndjson', 'application/jsonl'],
    contents: [NO_SIGN],
  },
  srt: {
    label: 'SRT',
    extensions: ['.srt'],
    types: ['application/x-subrip', 'text/srt', 'text/x-srt', 'application/srt', 'text/x-subrip'],
    contents: [NO_SIGN],
  },
  vtt: { label: 'WebVTT', extensions: ['.vtt'], types: ['text/vtt', 'text/webvtt'], contents: ['text/vtt', NO_SIGN] },
} as const satisfies Record<string, FileKind>;
export type FileKindId = keyof typeof FILE_KINDS;

/** HEIF pictures of HEVC (ISO/IEC 23008-12), as iPhones keep photos. Only Safari shows them: no purpose takes them. */
const HEIC_TYPE = /^image\/hei[cf](?:-sequence)?$/;
/** Whether a content type, or else an extension, is of HEIC. */
export const isHeic = (extension: string, type: string): boolean =>
  HEIC_TYPE.test(type) || /^\.(?:heic|heif|hif)$/.test(extension);

/**
 * The extension of a name with its dot, in lower case; empty without one. The last part of a date, or of a sentence, is
 * none: "Voice 24.11.2026", "Dr. Müller".
 */
export function extensionOf(name: string): string {
  return /\.(?=[\da-z]*[a-z])[\da-z]{1,8}$/i.exec(name.trim())?.[0].toLowerCase() ?? '';
}

/** A content type without its parameters: `audio/webm;codecs=opus` becomes `audio/webm`. */
export function bareType(type: string): string {
  return type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Joins names in a sentence: `JPEG, PNG or WebP`. */
export function listOf(labels: readonly string[]): string {
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}
