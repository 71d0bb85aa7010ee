import { defineRemote } from '@flint/shared/remote/define-remote';
import { routes } from './routes';

export default defineRemote({ name: 'mfe-tools', pages: routes, palette: () => import('./palette') });
