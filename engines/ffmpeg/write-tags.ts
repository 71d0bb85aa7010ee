import { inputArgs } from './input-args';
import { READING } from './limits';
import { runFfmpeg } from './run-ffmpeg';

/** Options that make a container accept unknown tag names; other containers take them, or drop them. */
const CONTAINERS: Readonly<Record<string, readonly string[]>> = {
  mp4: ['-movflags', '+faststart+use_metadata_tags'],
  m4a: ['-movflags', '+faststart+use_metadata_tags'],
  mp3: ['-id3v2_version', '3'],
};

/** Ogg stores tags with the stream; tags that a stream already has take precedence over the file's. */
const OF_STREAMS = '-metadata:s:a';

/**
 * Writes a copy of a sound or film with metadata tags, without re-encoding.
 * @param ffmpeg the program, as `findFfmpeg` found it
 * @param file absolute path; its extension chooses the container
 * @param target absolute path with the same extension
 * @param tags by ffmpeg's names: `title`, `comment`, …
 * @throws FfmpegError when the file cannot be read; the signal's reason
 */
export async function writeTags(
  ffmpeg: string,
  file: string,
  target: string,
  tags: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<void> {
  const ending = target.split('.').at(-1) ?? '';
  const option = ending === 'ogg' ? OF_STREAMS : '-metadata';
  const written = Object.entries(tags).flatMap(([name, value]) => [option, `${name}=${value}`]);
  const container = CONTAINERS[ending] ?? [];
  await runFfmpeg(
    ffmpeg,
    [...inputArgs(file), '-map', '0', '-c', 'copy', '-bitexact', ...written, ...container, target],
    {
      signal,
      limits: READING,
    },
  );
}
