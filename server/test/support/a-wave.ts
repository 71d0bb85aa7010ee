/** Generates a WAV of a low hum: 8 kHz, mono, 8 bit, so that a minute is half a megabyte. */
export function aWave(seconds: number): Buffer {
  const rate = 8_000;
  const data = Buffer.from(Uint8Array.from({ length: rate * seconds }, (_, at) => 128 + 40 * Math.sin(at / 12)));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
