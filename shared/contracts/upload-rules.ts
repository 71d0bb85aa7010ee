import { bareType, extensionOf, FILE_KINDS, type FileKind, type FileKindId, listOf } from './file-kinds';

interface UploadRule {
  readonly kinds: readonly FileKindId[];
  readonly maxBytes: number;
}

/** THE table of what may be uploaded, for what. */
export const UPLOADS = {
  'profile-picture': { kinds: ['jpeg', 'png', 'webp'], maxBytes: 5_000_000 },
  /** It is placed on pictures, so what is transparent in it stays so. */
  'brand-logo': { kinds: ['png', 'webp', 'jpeg'], maxBytes: 5_000_000 },
  /** A picture to start from, to be described, or to show the look of a brand. */
  'source-image': { kinds: ['png', 'jpeg', 'webp'], maxBytes: 20_000_000 },
  /** What is to be written down; of a film its sound is heard. 200 MB: 19 minutes of WAV, 80 of the largest MP3. */
  recording: { kinds: ['wav', 'mp3', 'flac', 'ogg', 'm4a', 'mp4', 'webm', 'mov'], maxBytes: 200_000_000 },
  /** What is read as text beside a message. */
  'text-file': { kinds: ['txt', 'md', 'csv', 'json', 'srt', 'vtt'], maxBytes: 1_000_000 },
} as const satisfies Record<string, UploadRule>;
export type UploadPurpose = keyof typeof UPLOADS;

/** What is known of a file before it is sent. */
export interface FileFacts {
  readonly name?: string | undefined;
  /** As the browser gives it; often nothing. */
  readonly type: string;
  readonly bytes: number;
}

const kindsOf = (purpose: UploadPurpose): readonly FileKind[] => UPLOADS[purpose].kinds.map((id) => FILE_KINDS[id]);

/** The kind a purpose takes a file as: by the ending of its name, else by its type; undefined when it takes neither. */
export function kindOf(purpose: UploadPurpose, { name = '', type }: Omit<FileFacts, 'bytes'>): FileKind | undefined {
  const extension = extensionOf(name);
  return kindsOf(purpose).find(({ extensions, types }) =>
    extension === '' ? types.includes(bareType(type)) : extensions.includes(extension),
  );
}

/** What a purpose takes, in words: `JPEG, PNG or WebP`. */
export function acceptedKinds(purpose: UploadPurpose): string {
  return listOf(kindsOf(purpose).map(({ label }) => label));
}

/** The same for a file input: its `accept`. */
export function acceptOf(purpose: UploadPurpose): string {
  return kindsOf(purpose)
    .flatMap(({ extensions, types }) => [...extensions, ...types])
    .join(',');
}

/** The largest file of a purpose in words: `20 MB`. */
export function maxSize(purpose: UploadPurpose): string {
  return `${UPLOADS[purpose].maxBytes / 1_000_000} MB`;
}

/** Why a file is not taken: what it is called, and the rule it breaks. Undefined when it is taken. */
export function uploadFault(purpose: UploadPurpose, file: FileFacts): string | undefined {
  const called = file.name ? `"${file.name}"` : 'The file';
  if (!kindOf(purpose, file)) return `${called} is of a type that is not taken here. Use ${acceptedKinds(purpose)}.`;
  if (file.bytes < 1) return `${called} is empty.`;
  if (file.bytes > UPLOADS[purpose].maxBytes) return `${called} is larger than ${maxSize(purpose)}.`;
  return undefined;
}
