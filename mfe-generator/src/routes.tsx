import type { KindPage } from '@flint/shared/contracts/kinds';
import { lazyPage } from '@flint/shared/remote/lazy-page';
import type { ComponentType } from 'react';
import { withWords } from './features/arrival/with-words';
import type { pages } from './pages';

export const routes = {
  generator: withWords(
    lazyPage(() => import(/* webpackChunkName: "page-generator" */ './features/generate/generator-page')),
  ),
  falGenerator: withWords(lazyPage(() => import('./features/fal-generator/fal-generator-page'))),
  imageToVideo: withWords(
    lazyPage(() => import(/* webpackChunkName: "page-image-to-video" */ './features/video/image-to-video-page')),
  ),
  musicGenerator: withWords(
    lazyPage(() => import(/* webpackChunkName: "page-music-generator" */ './features/music/music-page')),
  ),
  library: lazyPage(() => import(/* webpackChunkName: "page-library" */ './features/library/library-page')),
  playground: withWords(
    lazyPage(() => import(/* webpackChunkName: "page-playground" */ './features/playground/playground-page')),
  ),
  contentReverseEngineer: withWords(lazyPage(() => import('./features/prompts/prompts-page'))),
  viewspark: withWords(lazyPage(() => import(/* webpackChunkName: "page-viewspark" */ './features/spark/spark-page'))),
  sharedSpark: lazyPage(() => import('./features/spark/sharing/shared-page')),
  brandProfiles: lazyPage(() => import(/* webpackChunkName: "brands" */ './features/brands/list/brands-page')),
  createBrandProfile: lazyPage(
    () => import(/* webpackChunkName: "brands" */ './features/brands/form/create-brand-page'),
  ),
  brandProfile: lazyPage(() => import(/* webpackChunkName: "brands" */ './features/brands/brand-page')),
} satisfies Record<(typeof pages)[number] | KindPage<'mfe-generator'>, ComponentType>;
