import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AudioFormat } from '@flint/shared/contracts/audio';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { SAMPLE_RATE } from './samples';

/**
 * Target loudness of speech, LUFS (AES TD1008, streaming of speech in mono), and its highest sample as a share of full
 * scale.
 */
const LOUDNESS = -16;
const PEAK = 0.8;
/** Maximum gain, decibels: a whisper is not raised further, because its noise would be. */
const GAIN_MAX = 30;

const RAW = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', 'pipe:0'];
const ENCODERS: Readonly<Record<AudioFormat, readonly string[]>> = {
  wav: ['-c:a', 'pcm_s16le'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '96k'],
  flac: ['-c:a', 'flac'],
  ogg: ['-c:a', 'libvorbis', '-q:a', '4'],
  m4a: ['-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart'],
};

/**
 * Loudness normalisation and encoding of speech, resampled to 44.1 kHz, which every player and editor takes.
 * @param samples at `SAMPLE_RATE`, mono
 * @throws FfmpegError; the signal's reason
 */
export async function encodeSpeech(
  ffmpeg: string,
  samples: Int16Array,
  format: AudioFormat,
  signal?: AbortSignal,
): Promise<Buffer> {
  const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const gain = LOUDNESS - (await loudnessOf(ffmpeg, bytes, signal));
  const filters = [
    `volume=${Math.min(GAIN_MAX, gain).toFixed(2)}dB`,
    'aresample=44100',
    `alimiter=limit=${PEAK}:attack=2:release=40:level=disabled`,
  ].join(',');
  const folder = await mkdtemp(join(tmpdir(), 'flint-speech-'));
  try {
    const file = join(folder, `speech.${format}`);
    await runFfmpeg(ffmpeg, [...RAW, '-af', filters, ...ENCODERS[format], file], { signal, input: source(bytes) });
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Integrated loudness in LUFS (EBU R 128); for less than 0.4 s, which has none, the target. */
async function loudnessOf(ffmpeg: string, bytes: Buffer, signal: AbortSignal | undefined): Promise<number> {
  const measure = ['-af', 'loudnorm=print_format=json', '-f', 'null', '-'];
  const { log } = await runFfmpeg(ffmpeg, [...RAW, ...measure], { signal, input: source(bytes) });
  const measured = Number(/"input_i" : "([^"]+)"/.exec(log)?.[1]);
  return Number.isFinite(measured) ? measured : LOUDNESS;
}

const PART_BYTES = 1 << 16;

async function* source(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES);
}
