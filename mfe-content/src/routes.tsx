import type { RemotePages } from '@flint/shared/remote/define-remote';

export const routes: RemotePages = {};
