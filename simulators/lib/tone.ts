const RATE = 8000;
const HEADER = 44;
/** Half of full scale, −6 dBFS. */
const LOUD = 2 ** 14;

/**
 * Generates a real sound: a soft tone that swells and fades every second, mono WAV of 16 bits.
 * @param seed sets the pitch
 */
export function composeTone(seed: number, seconds: number): Buffer {
  const samples = Math.round(seconds * RATE);
  const wav = Buffer.alloc(HEADER + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  const hertz = 220 * 2 ** ((seed % 12) / 12);
  for (let index = 0; index < samples; index++) {
    const time = index / RATE;
    const level = LOUD * Math.sin(Math.PI * (time % 1)) * Math.sin(2 * Math.PI * hertz * time);
    wav.writeInt16LE(Math.round(level), HEADER + index * 2);
  }
  return wav;
}
