import { outsidePicture } from '@flint/shared/contracts/outside-pictures';
import { type Route, route } from '../../platform/http/route';
import { fetchPicture } from './fetch-picture';

const DAY_SECONDS = 86_400;

/** Image proxy for Markdown that names pictures of other servers. */
export const outsidePictureRoutes = (): Route[] => [
  route(outsidePicture, async ({ query, reply }) => {
    const bytes = await fetchPicture(query.src);
    return reply
      .header('cache-control', `private, max-age=${DAY_SECONDS}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-type', 'image/webp')
      .send(bytes);
  }),
];
