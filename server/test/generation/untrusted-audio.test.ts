import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { runFfmpeg } from '@flint/engines/ffmpeg/run-ffmpeg';
import type { TranscriptQuote } from '@flint/shared/contracts/speech';
import { createOpenAiSimulator } from '@flint/simulators/openai';
import { stopAtTheEnd } from '../support/leftovers';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { tempDir } from '../support/temp-dir';

/** The ffmpeg of 2018 that comes with our packages, where there is one for this system. */
const OLD = bundledFfmpeg();
const QUOTE = '/api/fal-ai/speech/to-text/quote';

let endpoint: Awaited<ReturnType<typeof createOpenAiSimulator>>;
let server: TestServer;
let user: TestClient;
beforeAll(async () => {
  endpoint = await createOpenAiSimulator();
  stopAtTheEnd(() => endpoint.close());
  server = await startServer({ ...endpoint.env, OPENAI_TRANSCRIPTION_MODEL: 'whisper-1', FFMPEG_PATH: OLD ?? '' });
  user = await server.signUpVerified();
});
afterAll(async () => {
  await server.stop();
  await endpoint.close();
});

async function upload(name: string, contentType: string, encoder: string[]): Promise<string> {
  const file = join(tempDir(), name);
  await runFfmpeg(OLD ?? '', ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=70', ...encoder, file]);
  return sendFile(user, { purpose: 'recording', name, contentType, bytes: await readFile(file) });
}
const quote = async (name: string, contentType: string, encoder: string[]) =>
  user.fetchJson('POST', QUOTE, { upload_id: await upload(name, contentType, encoder) });

const onOldFfmpeg = OLD === undefined ? test.skip : test;

onOldFfmpeg.each([
  ['tone.wav', 'audio/wav', ['-c:a', 'pcm_s16le']],
  ['tone.mp3', 'audio/mpeg', ['-c:a', 'libmp3lame']],
  ['tone.flac', 'audio/flac', ['-c:a', 'flac']],
  ['tone.ogg', 'audio/ogg', ['-c:a', 'libvorbis']],
  ['talk.ogg', 'audio/ogg', ['-c:a', 'libopus']],
])('without a maintained ffmpeg %s is measured by its WebAssembly decoder', async (name, type, encoder) => {
  const { status, body } = await quote(name, type, encoder);
  expect([status, body]).toEqual([200, expect.objectContaining({ seconds: expect.closeTo(70, 0), price: 4 })]);
  expect((body as TranscriptQuote).name).toBe(name);
});

onOldFfmpeg(
  'without a maintained ffmpeg a recording is decoded apart, and its sound is sent to the endpoint',
  async () => {
    await user.grant(10);
    const upload_id = await upload('talk.ogg', 'audio/ogg', ['-c:a', 'libopus', '-metadata', 'title=planted']);
    expect((await user.fetchJson('POST', '/api/fal-ai/speech/to-text', { upload_id })).status).toBe(200);
    const [file] = endpoint.journal().calls.flatMap((call) => call.file ?? []);
    expect([file?.name, file?.bytes.includes('planted')]).toEqual(['recording.mp3', false]);
    // 70 s of 64 kbit/s.
    expect(file?.bytes.length).toBeGreaterThan(500_000);
  },
);

onOldFfmpeg('without a maintained ffmpeg M4A is refused with the formats that can be read', async () => {
  const { status, body } = await quote('tone.m4a', 'audio/mp4', ['-c:a', 'aac']);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({
      field: 'upload_id',
      message: 'Only WAV, MP3, FLAC and OGG can be read here. Convert the file to one of these.',
    }),
  ]);
});
