import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpeechAnswer } from '@flint/shared/contracts/speech';
import { createOpenAiSimulator } from '@flint/simulators/openai';
import { stopAtTheEnd } from '../support/leftovers';
import { startServer } from '../support/server';

test('a text of 4,673 characters is spoken whole, in parts that the endpoint takes', async () => {
  const endpoint = await createOpenAiSimulator();
  stopAtTheEnd(() => endpoint.close());
  const server = await startServer({ RATE_LIMIT_FACTOR: '1000', ...endpoint.env, OPENAI_SPEECH_MODEL: 'tts-1' });
  stopAtTheEnd(() => server.stop());
  const user = await server.signUpVerified();
  await user.grant(100);

  const text = (await readFile(join(__dirname, '../fixtures/long-text.txt'), 'utf8')).trim();
  const wish = { text, voice: 'otto', format: 'wav' };
  const { status, body } = await user.fetchJson('POST', '/api/fal-ai/speech/text-to-speech', wish);
  const spoken = endpoint
    .journal()
    .calls.filter(({ paid }) => paid)
    .map((call) => String(call.body?.input));
  expect([status, spoken.length]).toEqual([200, 2]);
  expect(spoken.join(' ').split(/\s+/)).toEqual(text.split(/\s+/));
  const words = text.split(/\s+/).length;
  expect((body as SpeechAnswer).duration).toBeCloseTo(words * 0.4, 0);
});
