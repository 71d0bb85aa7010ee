import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { providers } from '../../providers/feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { images } from '../images/feature';
import { runs } from '../runs/feature';
import { uploads } from '../uploads/feature';
import { createBlogFiles, registerBlogFiles } from './blog-files';
import { createBlogMaker } from './blog-maker';
import { createBlogPages } from './blog-pages';
import { createBlogs } from './blog-service';
import { addFirstPosts } from './first-posts';
import * as migration from './migrations/0121-blog';
import * as lostPictures from './migrations/0251-lost-pictures';
import { createPostPictures, registerPostPictures } from './post-pictures';
import { blogRoutes } from './routes';

/** Interval in units of SWEEP_MS: with its default a scheduled post is out within 20 seconds. */
const PUBLISH_EVERY = 4;

export const blog = defineFeature({
  id: 'blog',
  needs: { database, storage, providers, credits, generation, images, runs, uploads },
  tables: ['blog_post', 'blog_old_slug', 'blog_file_task', 'blog_picture_task', 'blog_seed'],
  migrations: { '0121-blog': migration, '0251-lost-pictures': lostPictures },
  service({ database: { db }, storage: kept, uploads: sent }, { log }) {
    const files = createBlogFiles({ db, storage: kept });
    const blogs = createBlogs({ db, files, log });
    const postPictures = createPostPictures({ storage: kept, uploads: sent });
    return { blogs, files, postPictures, pages: createBlogPages({ blogs, files }) };
  },
  routes(
    { blogs, postPictures: pictures },
    { storage: kept, images: made, providers: { offering }, generation, runs, credits },
  ) {
    const [chat] = offering.of('chat');
    const maker = createBlogMaker({ storage: kept, pictures, images: made, generation: generation.generation, chat });
    return blogRoutes({ blogs, maker, pictures, paid: { runs: runs.runs, credits } });
  },
  pageContents: ({ pages }) => [pages],
  http(app, { files }, { storage: kept }) {
    registerBlogFiles(app, files);
    registerPostPictures(app, kept);
  },
  sweeps: ({ blogs, files }, { database: { db } }, { config: { sweepMs } }) => {
    let isWhole = false;
    return [
      {
        name: 'blog',
        everyMs: PUBLISH_EVERY * sweepMs,
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
