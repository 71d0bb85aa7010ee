/** Sample rate of the engines' audio, Hz. */
export const SAMPLE_RATE = 44_100;

/** Arguments that open raw audio: 32-bit floats, interleaved stereo, at {@link SAMPLE_RATE}. */
export function rawInput(file: string): string[] {
  return ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', `file:${file}`];
}
