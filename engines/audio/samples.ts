/** Frames a second of what the engines play. */
export const SAMPLE_RATE = 44_100;

/** Arguments that open a raw sound: 32-bit floats, left and right in turn, at {@link SAMPLE_RATE}. */
export function rawInput(file: string): string[] {
  return ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', `file:${file}`];
}
