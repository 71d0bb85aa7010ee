import { inputArgs } from '../ffmpeg/input-args';
import { gainTo } from './loudness';

export interface Sounds {
  speechFile?: string;
  musicFile?: string;
}

/** Loudness targets, LUFS: of streaming platforms (EBU R 128 s2), and of music under speech. */
const LOUD = -16;
const UNDER = -21;
/** Ducking: speech lowers music by about 10 dB within a syllable, and releases it in a pause. */
const DUCK = 'sidechaincompress=threshold=0.02:ratio=6:attack=25:release=450:makeup=1';
/** Limiter at 2 dB below full scale, because encoding raises peaks a little. */
const LIMIT = 'alimiter=limit=0.79:level=disabled';
const EVEN = 'aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo';
/** Fade-out of music at the end, seconds. */
const FADE = 1.2;

/**
 * ffmpeg arguments that mix audio under a film whose picture is input 0: speech is cut to its length; music is looped
 * or cut to it, ducked under speech and faded out.
 * @param seconds of the film
 * @throws FfmpegError when a sound cannot be read; the signal's reason
 */
export async function soundArgs(
  ffmpeg: string,
  { speechFile, musicFile }: Sounds,
  seconds: number,
  signal?: AbortSignal,
) {
  if (!speechFile && !musicFile) return { inputs: [], output: ['-an'] };
  const chains: string[] = [];
  const inputs: string[] = [];
  if (speechFile) {
    inputs.push(...inputArgs(speechFile));
    const gain = await gainTo(LOUD, ffmpeg, speechFile, signal);
    chains.push(`[1:a:0]${EVEN},volume=${gain.toFixed(2)}dB,apad,atrim=0:${seconds}[speech]`);
  }
  if (musicFile) {
    inputs.push('-stream_loop', '-1', ...inputArgs(musicFile));
    const gain = await gainTo(speechFile ? UNDER : LOUD, ffmpeg, musicFile, signal);
    const out = `afade=t=out:st=${Math.max(0, seconds - FADE)}:d=${Math.min(FADE, seconds)}`;
    const input = speechFile ? 2 : 1;
    chains.push(`[${input}:a:0]${EVEN},atrim=0:${seconds},volume=${gain.toFixed(2)}dB,afade=t=in:d=0.4,${out}[music]`);
  }
  chains.push(mixOf(Boolean(speechFile), Boolean(musicFile)));
  const encoded = ['-map', '[sound]', '-c:a', 'aac', '-b:a', '160k', '-ar', '48000'];
  return { inputs, output: ['-filter_complex', chains.join(';'), ...encoded] };
}

function mixOf(speech: boolean, music: boolean): string {
  if (!speech || !music) return `[${speech ? 'speech' : 'music'}]${LIMIT}[sound]`;
  // amix halves both inputs: restore the level.
  return `[speech]asplit[said][key];[music][key]${DUCK}[under];[said][under]amix=inputs=2:duration=first,volume=2,${LIMIT}[sound]`;
}
