import { type ComponentType, lazy } from 'react';
import type { pages } from './pages';

export const routes = {
  generator: lazy(() => import('./features/generate/generator-page')),
  falGenerator: lazy(() => import('./features/fal-generator/fal-generator-page')),
  imageToVideo: lazy(() => import('./features/video/image-to-video-page')),
  musicGenerator: lazy(() => import('./features/music/music-page')),
  library: lazy(() => import('./features/library/library-page')),
  playground: lazy(() => import('./features/playground/playground-page')),
  contentReverseEngineer: lazy(() => import('./features/reverse/reverse-page')),
  viewspark: lazy(() => import('./features/spark/spark-page')),
  sharedSpark: lazy(() => import('./features/spark/sharing/shared-page')),
  brandProfiles: lazy(() => import(/* webpackChunkName: "brands" */ './features/brands/list/brands-page')),
  createBrandProfile: lazy(() => import(/* webpackChunkName: "brands" */ './features/brands/form/create-brand-page')),
  brandProfile: lazy(() => import(/* webpackChunkName: "brands" */ './features/brands/brand-page')),
} satisfies Record<(typeof pages)[number], ComponentType>;
