import { type ComponentType, lazy } from 'react';
import { withWords } from './features/arrival/with-words';
import type { pages } from './pages';

export const routes = {
  generator: withWords(
    lazy(() => import(/* webpackChunkName: "page-generator" */ './features/generate/generator-page')),
  ),
  falGenerator: withWords(lazy(() => import('./features/fal-generator/fal-generator-page'))),
  imageToVideo: withWords(
    lazy(() => import(/* webpackChunkName: "page-image-to-video" */ './features/video/image-to-video-page')),
  ),
  musicGenerator: withWords(
    lazy(() => import(/* webpackChunkName: "page-music-generator" */ './features/music/music-page')),
  ),
  library: lazy(() => import(/* webpackChunkName: "page-library" */ './features/library/library-page')),
  playground: withWords(
    lazy(() => import(/* webpackChunkName: "page-playground" */ './features/playground/playground-page')),
  ),
  contentReverseEngineer: lazy(() => import('./features/reverse/reverse-page')),
  viewspark: lazy(() => import(/* webpackChunkName: "page-viewspark" */ './features/spark/spark-page')),
  sharedSpark: lazy(() => import('./features/spark/sharing/shared-page')),
  brandProfiles: lazy(() => import(/* webpackChunkName: "brands" */ './features/brands/list/brands-page')),
  createBrandProfile: lazy(() => import(/* webpackChunkName: "brands" */ './features/brands/form/create-brand-page')),
  brandProfile: lazy(() => import(/* webpackChunkName: "brands" */ './features/brands/brand-page')),
} satisfies Record<(typeof pages)[number], ComponentType>;
