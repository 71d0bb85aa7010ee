const RATE = 16_000;
const HEADER = 44;

/**
 * A WAV file of a soft 220 Hz tone, 16 bit mono.
 * @param {number} seconds
 * @returns {Buffer}
 */
export function hum(seconds) {
  const frames = Math.round(seconds * RATE);
  const file = Buffer.alloc(HEADER + frames * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER - 8 + frames * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(frames * 2, 40);
  for (let frame = 0; frame < frames; frame += 1) {
    file.writeInt16LE(Math.round(4000 * Math.sin((2 * Math.PI * 220 * frame) / RATE)), HEADER + frame * 2);
  }
  return file;
}
