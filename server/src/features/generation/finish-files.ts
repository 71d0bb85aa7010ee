import { writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { MediaTools } from '@flint/engines/spec/media-tools';
import type { RunRow } from '../runs/tables';
import { ENDINGS } from './keep-files';
import type { MadeFile, MakeContext } from './kind';
import { provenanceOf } from './provenance';

/** Values of a waveform: one per stroke of the player. */
const PEAKS = 240;

/**
 * Adds provenance metadata to audio and video files of every provider, and a waveform to audio. MIDI and text cannot
 * hold metadata; pictures get theirs when they are stored.
 * @throws FfmpegError for a file that is no audio or video; the signal's reason
 */
export function finishFiles(
  tools: MediaTools,
  run: RunRow,
  files: readonly MadeFile[],
  { scratch, signal }: Pick<MakeContext, 'scratch' | 'signal'>,
): Promise<MadeFile[]> {
  const tags = provenanceOf({ kind: run.kind, title: run.title, recipe: run.recipe, servedBy: run.served_by });
  return Promise.all(
    files.map(async (file, index) => {
      if (!/^(video|audio)\//.test(file.contentType) || file.contentType === 'audio/midi') return file;
      const source = await asPath(file, join(scratch, `untagged-${index}`));
      const target = join(scratch, `tagged-${index}-${basename(source)}`);
      const titled = file.name === undefined ? tags : { ...tags, title: `${tags.title} (${file.name})` };
      await tools.tag(source, target, titled, signal);
      const peaks = file.role === 'audio' ? (file.peaks ?? (await tools.peaks(target, PEAKS, signal))) : null;
      return { ...file, content: target, ...(peaks && { peaks }) };
    }),
  );
}

/** Path of a file with its extension, by which ffmpeg chooses the container. */
async function asPath({ content, contentType }: MadeFile, stem: string): Promise<string> {
  if (typeof content === 'string' && extname(content)) return content;
  const path = `${stem}.${ENDINGS[contentType] ?? 'bin'}`;
  if (typeof content === 'string') throw new Error(`A made file without an ending: ${content}`);
  await writeFile(path, content);
  return path;
}
