import { defineRemote } from '@flint/shared/remote/define-remote';
import { routes } from './routes';

export default defineRemote({ name: 'mfe-generator', pages: routes, palette: () => import('./palette') });
