import * as z from '@flint/shared/contracts/schema';

/** Audio formats that Flint accepts and produces. */
export const AUDIO_FORMATS = ['wav', 'mp3', 'flac', 'ogg', 'm4a'] as const;
export type AudioFormat = (typeof AUDIO_FORMATS)[number];
export const DEFAULT_AUDIO_FORMAT: AudioFormat = 'mp3';

/** Content type of each format; ogg holds Vorbis or Opus, m4a holds AAC. */
export const AUDIO_CONTENT_TYPES: Readonly<Record<AudioFormat, string>> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
};

export const AudioFormatChoice = z.enum(AUDIO_FORMATS, `The format is one of ${AUDIO_FORMATS.join(', ')}.`);
