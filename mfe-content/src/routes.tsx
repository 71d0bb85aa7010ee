import type { RemotePages } from '@flint/shared/remote/page-routes';

export const routes: RemotePages = {};
