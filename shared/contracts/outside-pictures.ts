import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

const ADDRESS_MAX = 2_000;

/**
 * Image proxy: a picture of another server, fetched by ours, so that the other server learns neither the reader nor
 * their address. Pages request it only on a press, because a URL alone can carry information to its server.
 */
export const outsidePicture = defineCall({
  id: 'outsidePicture',
  method: 'GET',
  path: '/api/outside-pictures',
  tag: 'Pictures',
  summary: 'A picture of another server, drawn anew',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({
    src: z.string('The address is a text.').check(
      z.maxLength(ADDRESS_MAX, `The address has at most ${ADDRESS_MAX.toLocaleString('en')} characters.`),
      z.refine((address) => /^https?:\/\//i.test(address) && URL.canParse(address), {
        error: 'The address begins with http:// or https://.',
      }),
    ),
  }),
  response: z.any(),
  failure: 'The picture could not be loaded',
});

/** The proxy's path for a picture. */
export const outsidePictureAddress = (src: string) => `${outsidePicture.path}?${new URLSearchParams({ src })}`;
