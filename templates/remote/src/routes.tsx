import type { RemotePages } from '@flint/shared/remote/page-routes';
import { lazy } from 'react';

export const routes: RemotePages = { '/example': lazy(() => import('./features/example/example-page')) };
