import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aWave } from '../support/a-wave';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient } from '../support/server';
import { tempDir } from '../support/temp-dir';

const PATH = '/api/fal-ai/speech/to-text';

const send = (bytes: Buffer, by: TestClient) =>
  sendFile(by, { purpose: 'recording', name: 'harbour.wav', contentType: 'audio/wav', bytes });

test('without a recogniser the order is refused before a hold, without the server’s settings', async () => {
  const bare = await startServer({ RATE_LIMIT_FACTOR: '1000', POCKETSPHINX_PATH: '/nowhere/pocketsphinx' });
  try {
    const by = await bare.signUpVerified();
    const before = await by.credits();
    for (const path of [PATH, `${PATH}/quote`]) {
      const { status, body } = await by.fetchJson('POST', path, { upload_id: 'not-even-looked-for' });
      expect([status, body]).toEqual([
        503,
        expect.objectContaining({ error: 'not_configured', message: 'This server cannot transcribe yet.' }),
      ]);
    }
    expect(await by.credits()).toEqual(before);
  } finally {
    await bare.stop();
  }
});

test('the built-in recogniser refuses unsupported recordings before a hold, and once it is missing returns the credits', async () => {
  const program = join(tempDir(), 'pocketsphinx');
  writeFileSync(program, '#!/bin/sh\necho "-infile"\n');
  chmodSync(program, 0o755);
  const own = await startServer({ RATE_LIMIT_FACTOR: '1000', POCKETSPHINX_PATH: program });
  try {
    const by = await own.signUpVerified();
    const before = await by.credits();
    const asked = { upload_id: await send(aWave(2), by), language: 'de' };
    expect((await by.fetchJson('POST', PATH, asked)).body).toMatchObject({
      ...{ error: 'invalid_input', message: 'The built-in engine hears English only.' },
    });
    rmSync(program);
    const { status, body } = await by.fetchJson('POST', PATH, { upload_id: asked.upload_id });
    expect([status, body]).toEqual([
      503,
      expect.objectContaining({
        error: 'not_configured',
        message: expect.stringMatching(/^This server cannot transcribe yet\. 1 credit returned\.$/),
      }),
    ]);
    expect(await by.credits()).toEqual(before);
  } finally {
    await own.stop();
  }
});
