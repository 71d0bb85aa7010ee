import { lazyPage } from '@flint/shared/remote/lazy-page';
import type { RemotePages } from '@flint/shared/remote/page-routes';

const BuilderPage = lazyPage(() => import('./features/agents/builder/builder-page'));
const TemplatePage = lazyPage(() => import('./features/templates/template-page'));

export const routes: RemotePages = {
  templates: lazyPage(() => import('./features/templates/templates-page')),
  createTemplate: lazyPage(() => import('./features/templates/create-page')),
  buildTemplate: lazyPage(() => import('./features/editor/editor-page')),
  exampleTemplate: lazyPage(() => import('./features/templates/example-page')),
  template: TemplatePage,
  agents: lazyPage(() => import('./features/agents/agents-page')),
  agentBuilder: BuilderPage,
  agent: lazyPage(() => import('./features/agents/agent-page')),
  agentEdit: BuilderPage,
  '/template/:id': TemplatePage,
  '/jobs/:id': lazyPage(() => import('./features/jobs/job-page')),
};
