import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStyle } from '@flint/shared/contracts/image-options';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/app-error';

interface Cover {
  readonly prompt: string;
  readonly seed: number;
  readonly style: ImageStyle;
}

/** In pixels: a card is at most half as wide, for dense screens. */
export const COVER_SIZE = { width: 640, height: 360 } as const;
const YEAR_SECONDS = 31_536_000;

/**
 * Covers of the product's templates by their ids. They are drawn once and ship with the server, as do sample runs. After a
 * change of a template, here or in the engine, make both again from the root, and raise the edition: npm run
 * gallery:templates
 */
export const COVERS: Readonly<Record<string, Cover>> = {
  'launch-kit': { prompt: 'a rocket above dunes at dawn', seed: 2, style: 'artistic' },
  'thumbnail-abc': { prompt: 'three colourful hot air balloons over hills', seed: 3, style: 'cartoon' },
  'podcast-to-shorts': { prompt: 'a vinyl record on a red background, no sleeve', seed: 5, style: 'artistic' },
  'channel-branding': { prompt: 'an arch and stairs in the sun', seed: 3, style: 'artistic' },
  'quote-cards': { prompt: 'a vase with dried flowers against pale plaster', seed: 4, style: 'artistic' },
  'week-of-posts': { prompt: 'a pottery studio with shelves of bowls', seed: 1, style: 'artistic' },
  'event-kit': { prompt: 'a garden party under paper lanterns in the evening', seed: 3, style: 'artistic' },
  'ad-set': { prompt: 'oranges and a lemon on a blue table', seed: 2, style: 'artistic' },
  'product-story': { prompt: 'a dark pan with lemons on a wooden table', seed: 3, style: 'artistic' },
  'live-show': { prompt: 'a stage with red curtains and a spotlight', seed: 2, style: 'artistic' },
  'lead-magnet': { prompt: 'an open book beside a cup of tea by a window', seed: 4, style: 'artistic' },
  'search-article': { prompt: 'a lighthouse above the sea at dusk', seed: 5, style: 'artistic' },
  'short-video-week': { prompt: 'a market street with colourful awnings in the sun', seed: 3, style: 'cartoon' },
  'spoken-newsletter': { prompt: 'a red mailbox beside a path through a meadow', seed: 2, style: 'artistic' },
  'blog-to-everything': { prompt: 'a desk with a lamp and books by a window at night', seed: 6, style: 'artistic' },
  'weekly-recap': { prompt: 'a small sailboat on a calm pink sea, no people', seed: 2, style: 'artistic' },
  'course-outline': { prompt: 'mountains above a sea of mist at dawn', seed: 2, style: 'artistic' },
};

const EDITION = 1;
const FOLDER = '/template-covers/';

/** File name of a cover. */
export const coverFile = (id: string) => `${id}-${EDITION}.webp`;

/** Address of a template's cover; null for those of users. */
export const coverAddress = (id: string) => (Object.hasOwn(COVERS, id) ? FOLDER + coverFile(id) : null);

/** Serves the covers. @param folder where they are */
export function registerCovers(app: FastifyInstance, folder: string): void {
  const files = new Set(Object.keys(COVERS).map(coverFile));
  app.get<{ Params: { file: string } }>(`${FOLDER}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    if (!files.has(file)) throw notFound('picture');
    return reply
      .type('image/webp')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(await readFile(join(folder, file)));
  });
}
