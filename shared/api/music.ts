import type { AudioFormat } from '../contracts/audio';
import { type GenerateMusicBody, generateMusic, textToMusic } from '../contracts/music';
import type { RequestOptions } from './exchange';
import { requestAsync } from './request';

/** A music request; only the full mode takes a format. */
export type MusicOrder =
  | ({ mode: 'quick' } & GenerateMusicBody)
  | ({ mode: 'full'; format?: AudioFormat | undefined } & GenerateMusicBody);

/**
 * Starts a piece by its mode's call and answers its run; add it to the followed runs.
 * @throws as `request`
 */
export function startMusic(order: MusicOrder, options: RequestOptions = {}) {
  const withKey = { idempotencyKey: crypto.randomUUID(), ...options };
  if (order.mode === 'quick') {
    const { mode, ...body } = order;
    return requestAsync(generateMusic, { body }, withKey);
  }
  const { mode, format, ...body } = order;
  return requestAsync(textToMusic, { body: { ...body, ...(format && { format }) } }, withKey);
}
