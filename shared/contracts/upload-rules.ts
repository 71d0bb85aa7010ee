import { bareType, extensionOf, FILE_KINDS, type FileKind, type FileKindId, isHeic, listOf } from './file-kinds';

interface UploadRule {
  readonly kinds: readonly FileKindId[];
  readonly maxBytes: number;
}

/** Accepted file types and sizes by upload purpose. */
export const UPLOADS = {
  'profile-picture': { kinds: ['jpeg', 'png', 'webp'], maxBytes: 5_000_000 },
  /** Placed on pictures, so its transparency is kept. */
  'brand-logo': { kinds: ['png', 'webp', 'jpeg'], maxBytes: 5_000_000 },
  /** A source picture, one to be described, or one that shows a brand's style. */
  'source-image': { kinds: ['png', 'jpeg', 'webp'], maxBytes: 20_000_000 },
  /** A recording to be transcribed; of a film its sound. 200 MB: 19 minutes of WAV, 80 of the largest MP3. */
  recording: { kinds: ['wav', 'mp3', 'flac', 'ogg', 'm4a', 'aac', 'amr', 'mp4', 'webm', 'mov'], maxBytes: 200_000_000 },
  /** Read as text beside a message. */
  'text-file': { kinds: ['txt', 'md', 'csv', 'json', 'srt', 'vtt'], maxBytes: 1_000_000 },
} as const satisfies Record<string, UploadRule>;
export type UploadPurpose = keyof typeof UPLOADS;

/** Facts about a file before it is uploaded. */
export interface FileFacts {
  readonly name?: string | undefined;
  /** As the browser reports it; often empty. */
  readonly type: string;
  readonly bytes: number;
}

const kindsOf = (purpose: UploadPurpose): readonly FileKind[] => UPLOADS[purpose].kinds.map((id) => FILE_KINDS[id]);

/** The file type by which a purpose accepts a file: by extension, else by content type; undefined when refused. */
export function kindOf(purpose: UploadPurpose, { name = '', type }: Omit<FileFacts, 'bytes'>): FileKind | undefined {
  const extension = extensionOf(name);
  return kindsOf(purpose).find(({ extensions, types }) =>
    extension === '' ? types.includes(bareType(type)) : extensions.includes(extension),
  );
}

/** Accepted types in words: `JPEG, PNG or WebP`. */
export function acceptedKinds(purpose: UploadPurpose): string {
  return listOf(kindsOf(purpose).map(({ label }) => label));
}

/** The `accept` attribute of a file input. */
export function acceptOf(purpose: UploadPurpose): string {
  return kindsOf(purpose)
    .flatMap(({ extensions, types }) => [...extensions, ...types])
    .join(',');
}

/** The size limit in words: `20 MB`. */
export function maxSize(purpose: UploadPurpose): string {
  return `${UPLOADS[purpose].maxBytes / 1_000_000} MB`;
}

/** Why a HEIC picture is refused, and how to convert it; undefined for a purpose that takes no pictures. */
export function heicFault(purpose: UploadPurpose, called: string): string | undefined {
  if (!kindsOf(purpose).includes(FILE_KINDS.jpeg)) return undefined;
  return `${called} is a HEIC picture, which is not taken here. Export it as JPEG in Photos or Preview. For new photos on an iPhone, choose Settings › Camera › Formats › Most Compatible.`;
}

/** Why a file is refused: its name and the violated rule. Undefined when accepted. */
export function uploadFault(purpose: UploadPurpose, file: FileFacts): string | undefined {
  const called = file.name ? `"${file.name}"` : 'The file';
  if (!kindOf(purpose, file)) {
    const heic = isHeic(extensionOf(file.name ?? ''), bareType(file.type)) ? heicFault(purpose, called) : undefined;
    return heic ?? `${called} is of a type that is not taken here. Use ${acceptedKinds(purpose)}.`;
  }
  if (file.bytes < 1) return `${called} is empty.`;
  if (file.bytes > UPLOADS[purpose].maxBytes) return `${called} is larger than ${maxSize(purpose)}.`;
  return undefined;
}
