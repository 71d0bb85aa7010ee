import { APP, OPEN, type PageRoute } from './page-route';

/** Pages of the platform tools, in the app and public. */
export const TOOL_PAGES = [
  {
    id: 'platformTools',
    path: '/platform-tools',
    owner: 'mfe-tools',
    ...APP,
    title: 'Platform tools',
  },
  {
    id: 'platformHub',
    path: '/platform-tools/:platform',
    owner: 'mfe-tools',
    ...APP,
    title: 'Platform tools',
  },
  {
    id: 'platformTool',
    path: '/platform-tools/:platform/:tool',
    owner: 'mfe-tools',
    ...APP,
    title: 'Platform tool',
  },
  {
    id: 'tools',
    path: '/tools',
    owner: 'mfe-tools',
    ...OPEN,
    title: 'Tools for six platforms',
  },
  {
    id: 'toolsLibrary',
    path: '/tools-library',
    owner: 'mfe-tools',
    ...OPEN,
    title: 'Tools library',
  },
  {
    id: 'toolsHub',
    path: '/tools/:platform',
    owner: 'mfe-tools',
    ...OPEN,
    title: 'Tools',
  },
  {
    id: 'toolsTool',
    path: '/tools/:platform/:tool',
    owner: 'mfe-tools',
    ...OPEN,
    title: 'Tool',
  },
] as const satisfies readonly PageRoute[];
