import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { uploads } from '../uploads/feature';
import * as migration from './migrations/0122-reviews';
import { createReviewPictures, registerReviewPictures } from './review-pictures';
import { createReviews } from './reviews-service';
import { reviewRoutes } from './routes';

export const reviews = defineFeature({
  id: 'reviews',
  needs: { database, storage, uploads },
  tables: ['review', 'review_report'],
  migrations: { '0122-reviews': migration },
  service({ database: { db }, storage: files, uploads: sent }) {
    const pictures = createReviewPictures({ storage: files, uploads: sent });
    return { reviews: createReviews({ db, pictures }), pictures };
  },
  routes: (service, _needs, { config }) => reviewRoutes({ ...service, secret: config.authSecret }),
  http: (app, _service, { storage: files }) => registerReviewPictures(app, files),
});
