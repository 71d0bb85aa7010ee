import { defineRemote } from '@flint/shared/remote/define-remote';
import { lazy } from 'react';

export default defineRemote({
  name: 'ext-example',
  pages: { '/ext-example': lazy(() => import('./example-page')) },
});
