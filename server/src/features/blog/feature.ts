import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { providers } from '../../providers/feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { images } from '../images/feature';
import { runs } from '../runs/feature';
import { createBlogFiles, registerBlogFiles } from './blog-files';
import { createBlogMaker, registerHeroImages } from './blog-maker';
import { createBlogPages } from './blog-pages';
import { createBlogs } from './blog-service';
import { addFirstPosts } from './first-posts';
import * as migration from './migrations/0121-blog';
import { blogRoutes } from './routes';

/** A scheduled post is out within this time. */
const PUBLISH_EVERY_MS = 20_000;

export const blog = defineFeature({
  id: 'blog',
  needs: { database, storage, providers, credits, generation, images, runs },
  tables: ['blog_post', 'blog_old_slug', 'blog_file_task', 'blog_seed'],
  migrations: { '0121-blog': migration },
  service({ database: { db }, storage: kept }, { log }) {
    const files = createBlogFiles({ db, storage: kept });
    const onFailure = (err: unknown) => log.error({ err }, 'static files of the blog could not be written');
    const blogs = createBlogs({ db, files, onFailure });
    return { blogs, files, pages: createBlogPages({ blogs, files }) };
  },
  routes({ blogs }, { storage: kept, images: pictures, providers: { offering }, ...paid }) {
    const [chat] = offering.of('chat');
    const maker = createBlogMaker({ storage: kept, images: pictures, generation: paid.generation.generation, chat });
    return blogRoutes({ blogs, maker, paid: { runs: paid.runs.runs, credits: paid.credits } });
  },
  pageContents: ({ pages }) => [pages],
  http(app, { files }, { storage: kept }) {
    registerBlogFiles(app, files);
    registerHeroImages(app, kept);
  },
  sweeps: ({ blogs, files }, { database: { db } }, { config: { sweepMs } }) => {
    let isWhole = false;
    return [
      {
        name: 'blog',
        everyMs: Math.min(sweepMs, PUBLISH_EVERY_MS),
        async run() {
          await blogs.publishDue();
          await files.settle();
          if (isWhole) return;
          await addFirstPosts(db);
          await files.writeAll();
          isWhole = true;
        },
      },
    ];
  },
});
