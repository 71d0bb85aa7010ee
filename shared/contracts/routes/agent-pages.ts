import { APP, type PageRoute } from './page-route';

/** Pages of templates that others link to. */
export const AGENT_PAGES = [
  {
    id: 'templates',
    path: '/templates',
    owner: 'mfe-agents',
    ...APP,
    title: 'Templates',
  },
] as const satisfies readonly PageRoute[];
