import { generateMusic, MUSIC_TIMEOUT_MS, TEXT_TO_MUSIC_TIMEOUT_MS, textToMusic } from '../contracts/music';
import { fakeApi } from '../testing/fake-api';
import { startMusic } from './music';

test('each mode has its own call, and only the full mode sends a format', async () => {
  const api = fakeApi()
    .answer(generateMusic, { body: { success: true } })
    .answer(textToMusic, { body: { success: true } });
  await startMusic({ mode: 'quick', prompt: 'rain', duration: 10 });
  await startMusic({ mode: 'full', prompt: 'rain', format: 'flac' });
  expect(api.sentTo(generateMusic)[0]?.body).toEqual({ prompt: 'rain', duration: 10 });
  expect(api.sentTo(textToMusic)[0]?.body).toEqual({ prompt: 'rain', format: 'flac' });
});

test('the quick mode times out after 240 seconds, the full mode after 600', () => {
  expect(MUSIC_TIMEOUT_MS).toBe(240_000);
  expect(TEXT_TO_MUSIC_TIMEOUT_MS).toBe(600_000);
  expect([generateMusic.timeoutMs, textToMusic.timeoutMs]).toEqual([240_000, 600_000]);
});
