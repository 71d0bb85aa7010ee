import { inputArgs } from './input-args';
import { runFfmpeg } from './run-ffmpeg';

/** What each container needs to take names it does not know; the others take them, or leave them out. */
const CONTAINERS: Readonly<Record<string, readonly string[]>> = {
  mp4: ['-movflags', '+faststart+use_metadata_tags'],
  m4a: ['-movflags', '+faststart+use_metadata_tags'],
  mp3: ['-id3v2_version', '3'],
};

/** Ogg keeps the tags of its stream, and those a stream has already go before the file's. */
const OF_STREAMS = '-metadata:s:a';

/**
 * Writes a copy of a sound or film with tags, its streams as they are.
 * @param ffmpeg the program, as `findFfmpeg` found it
 * @param file absolute path; its ending tells the container
 * @param target absolute path with the same ending
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
    },
  );
}
