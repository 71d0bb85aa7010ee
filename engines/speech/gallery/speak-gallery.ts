import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SPEED } from '@flint/shared/contracts/speech';
import { VOICES } from '@flint/shared/contracts/voices';
import { findFfmpeg } from '../../ffmpeg/find-ffmpeg';
import { encodeSpeech } from '../encode-speech';
import { loadFlite } from '../flite';
import { speakText } from '../speak-text';
import { fileOf, introduction, SAMPLE, voicesPage } from './page';

const FOLDER = 'docs/gallery/voices';
/** Folder of the samples for the page where a voice is chosen. */
const INTRODUCTIONS = 'mfe-generator/src/features/speech/samples';

const [flite, ffmpeg] = await Promise.all([loadFlite(), findFfmpeg(process.env.FFMPEG_PATH)]);
await mkdir(FOLDER, { recursive: true });
await mkdir(INTRODUCTIONS, { recursive: true });
for (const { id: voice, label } of VOICES) {
  const speak = async (text: string) => {
    const { samples } = await speakText(flite, { text, voice, speed: DEFAULT_SPEED }, () => {});
    return encodeSpeech(ffmpeg.path, samples, 'mp3');
  };
  await writeFile(join(FOLDER, fileOf(voice)), await speak(SAMPLE));
  await writeFile(join(INTRODUCTIONS, fileOf(voice)), await speak(introduction(label)));
  process.stdout.write(`${voice}\n`);
}
await writeFile(join(FOLDER, 'README.md'), voicesPage());
