import { writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { MediaTools } from '@flint/engines/spec/media-tools';
import type { RunRow } from '../runs/tables';
import { ENDINGS } from './keep-files';
import type { MadeFile, MakeContext } from './kind';
import { provenanceOf } from './provenance';

/** Heights of a waveform: as many as a player is wide in its strokes. */
const PEAKS = 240;

/**
 * The files with where they come from written into them, and sounds with their waveform: every sound and film, whoever
 * made it. MIDI and text have no place for it. Pictures are written by whoever keeps them.
 * @throws FfmpegError for a file that is none; the signal's reason
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

/** ffmpeg tells a container by its ending. */
async function asPath({ content, contentType }: MadeFile, stem: string): Promise<string> {
  if (typeof content === 'string' && extname(content)) return content;
  const path = `${stem}.${ENDINGS[contentType] ?? 'bin'}`;
  if (typeof content === 'string') throw new Error(`A made file without an ending: ${content}`);
  await writeFile(path, content);
  return path;
}
