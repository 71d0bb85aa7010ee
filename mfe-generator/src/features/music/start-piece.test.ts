import {
  generateMusic,
  MUSIC_TIMEOUT_MS,
  QUICK_SECONDS,
  TEXT_TO_MUSIC_TIMEOUT_MS,
  textToMusic,
} from '@flint/shared/contracts/music';
import { fakeApi } from '@flint/shared/testing/fake-api';
import { Order } from './order';
import { startPiece } from './start-piece';

test('each mode has its own call, and only the full mode sends what its form shows alone', async () => {
  const api = fakeApi()
    .answer(generateMusic, { body: { success: false, error: 'enough' } })
    .answer(textToMusic, { body: { success: false, error: 'enough' } });
  const order = Order.parse({ prompt: ' rain ', format: 'flac', tempo: '90', mood: null });
  await expect(startPiece(order, 'one')).rejects.toThrow('enough');
  await expect(startPiece({ ...order, mode: 'full' }, 'two')).rejects.toThrow('enough');
  const both = { prompt: 'rain', duration: QUICK_SECONDS };
  expect(api.sentTo(generateMusic)[0]?.body).toEqual(both);
  expect(api.sentTo(textToMusic)[0]?.body).toEqual({ ...both, format: 'flac', tempo: 90, stems: false, midi: false });
});

test('the quick mode times out after 240 seconds, the full mode after 600', () => {
  expect(MUSIC_TIMEOUT_MS).toBe(240_000);
  expect(TEXT_TO_MUSIC_TIMEOUT_MS).toBe(600_000);
  expect([generateMusic.timeoutMs, textToMusic.timeoutMs]).toEqual([240_000, 600_000]);
});
