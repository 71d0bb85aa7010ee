import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

const ADDRESS_MAX = 2_000;

/**
 * A picture of another server, fetched by ours: its server learns neither who looks at it nor from where. Pages ask for
 * it only when their reader pressed, because an address alone can tell its server something.
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

/** Where pages find it. */
export const outsidePictureAddress = (src: string) => `${outsidePicture.path}?${new URLSearchParams({ src })}`;
