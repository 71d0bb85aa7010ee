import { toWav } from './to-wav';

const recording = () => new File(['opus'], 'recording.webm', { type: 'audio/webm' });

function decoding(channels: readonly number[][]) {
  class Context {
    constructor(
      readonly channels: number,
      readonly frames: number,
      readonly sampleRate: number,
    ) {}
    decodeAudioData = async () => ({
      numberOfChannels: channels.length,
      length: channels[0]?.length,
      getChannelData: (index: number) => Float32Array.from(channels[index] ?? []),
    });
  }
  Object.assign(globalThis, { OfflineAudioContext: Context });
}

const bytesOf = (file: File) => new Response(file).arrayBuffer().then((bytes) => Buffer.from(bytes));

test('a recording becomes mono WAV at 16 kHz', async () => {
  decoding([
    [0, 1, -1, 2],
    [0, 0, -1, 2],
  ]);
  const file = await toWav(recording());
  expect([file.name, file.type]).toEqual(['recording.wav', 'audio/wav']);
  const bytes = await bytesOf(file);
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect([bytes.readUInt32LE(4), bytes.readUInt16LE(22), bytes.readUInt32LE(24)]).toEqual([44, 1, 16_000]);
  expect([44, 46, 48, 50].map((at) => bytes.readInt16LE(at))).toEqual([0, 16_384, -32_767, 32_767]);
});

test('a recording that this browser cannot decode stays as it is', async () => {
  Object.assign(globalThis, { OfflineAudioContext: undefined });
  const file = recording();
  expect(await toWav(file)).toBe(file);
});
