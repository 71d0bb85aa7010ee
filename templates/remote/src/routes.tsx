import { lazyPage } from '@flint/shared/remote/lazy-page';
import type { RemotePages } from '@flint/shared/remote/page-routes';

export const routes: RemotePages = { '/example': lazyPage(() => import('./features/example/example-page')) };
