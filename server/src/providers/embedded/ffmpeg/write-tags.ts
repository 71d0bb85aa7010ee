import { inputArgs } from './input-args';
import { runFfmpeg } from './run-ffmpeg';

/** What each container needs to take names it does not know; the others take them, or leave them out. */
const CONTAINERS: Readonly<Record<string, readonly string[]>> = {
  mp4: ['-movflags', '+faststart+use_metadata_tags'],
  m4a: ['-movflags', '+faststart+use_metadata_tags'],
  mp3: ['-id3v2_version', '3'],
};

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
  const written = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
  const container = CONTAINERS[target.split('.').at(-1) ?? ''] ?? [];
  await runFfmpeg(
    ffmpeg,
    [...inputArgs(file), '-map', '0', '-c', 'copy', '-bitexact', ...written, ...container, target],
    {
      signal,
    },
  );
}
