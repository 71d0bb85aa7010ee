import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SPEED } from '@flint/shared/contracts/speech';
import { VOICE_IDS } from '@flint/shared/contracts/voices';
import { findFfmpeg } from '../../ffmpeg/find-ffmpeg';
import { encodeSpeech } from '../encode-speech';
import { loadFlite } from '../flite';
import { speakText } from '../speak-text';
import { fileOf, SAMPLE, voicesPage } from './page';

const FOLDER = 'docs/gallery/voices';

const [flite, ffmpeg] = await Promise.all([loadFlite(), findFfmpeg(process.env.FFMPEG_PATH)]);
await mkdir(FOLDER, { recursive: true });
for (const voice of VOICE_IDS) {
  const { samples } = await speakText(flite, { text: SAMPLE, voice, speed: DEFAULT_SPEED }, () => {});
  await writeFile(join(FOLDER, fileOf(voice)), await encodeSpeech(ffmpeg.path, samples, 'mp3'));
  process.stdout.write(`${voice}\n`);
}
await writeFile(join(FOLDER, 'README.md'), voicesPage());
