import { join } from 'node:path';
import { pageOf } from '@flint/shared/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineFeature } from '../../platform/composition/define-feature';
import { storage } from '../../platform/storage/feature';
import { registerShell } from '../../platform/web/shell-routes';
import { illustrator } from '../../providers/built-in/illustrator-feature';
import { credits } from '../credits/feature';
import { feedback } from '../feedback/feature';
import { releases } from '../releases/feature';
import { shownPreviews } from '../releases/previews/shown-previews';
import { spark } from '../spark/feature';
import { accounts } from '../users/accounts-feature';
import { createCards } from './cards';
import { declaredPages } from './declared-pages';
import { registerPageForms } from './page-forms';
import { registerPublicFiles } from './public-files';
import { createPublicPages } from './public-pages';
import { serviceContents, usedServices } from './service-contents';
import { startPage } from './start-page';

/** Serves pages: boot data, prerendered content, and the files for search engines. */
export const publicPages = defineFeature({
  id: 'public-pages',
  needs: { storage, illustrator, releases, credits, accounts, spark, feedback },
  service: ({ storage: files }, { config: { paths }, log }) =>
    createPublicPages({ shellDir: paths.shellDir, storage: files, log }),
  pageContents: (_pages, _needs, { contributed }) => [serviceContents(() => usedServices(contributed('keyChecks')))],
  async http(
    app,
    pages,
    {
      storage: files,
      illustrator: pool,
      releases: { releases: plan, links },
      accounts,
      credits: ledger,
      spark,
      feedback,
    },
    { config, contributed, policy },
  ) {
    const { environment, publicUrl, paths } = config;
    const cards = createCards({ storage: files, illustrator: pool, backdrops: join(paths.serverDir, 'backdrops') });
    registerPublicFiles(app, {
      ...{ publicPages: pages, cards, releases: plan, environment, publicUrl },
      contents: () => contributed('pageContents'),
    });
    const { resolveViewer } = accounts;
    const services = {
      publicPages: pages,
      releases: plan,
      links,
      credits: ledger,
      resolveViewer,
      conversations: spark.conversations,
      reviews: feedback.reviews,
      services: () => usedServices(contributed('keyChecks')),
      contents: () => contributed('pageContents'),
    };
    const declaredPage = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
      // Only an address that the table lacks comes here; a candidate's pages depend on the viewer.
      const viewer = await resolveViewer(request, reply).catch(() => null);
      const previews = shownPreviews({ releases: plan, links, environment, publicUrl }, request, viewer);
      return pageOf(path, environment, declaredPages(plan, environment, viewer?.user ?? null, previews));
    };
    const send = await registerShell(app, {
      ...{ shellDir: paths.shellDir, environment, publicUrl, declaredPage },
      startOf: (page, path, request, reply) => startPage({ page, path, request, reply }, config, services),
    });
    await registerPageForms(app, contributed('pageForms'), policy, {
      find: declaredPage,
      async show(page, answer, request, reply) {
        const { path } = page;
        return send(
          page,
          path,
          await startPage({ page, path, request, reply, answer }, config, services),
          request,
          reply,
        );
      },
    });
  },
});
