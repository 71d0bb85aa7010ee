import { defineFeature } from '../../platform/composition/define-feature';
import { mail } from '../../platform/mail/feature';
import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { uploads } from '../uploads/feature';
import { contactForm } from './contact-form';
import { contactRoutes } from './contact-routes';
import { createContact } from './contact-service';
import * as migration from './migrations/0120-feedback';
import { createReviewPictures, registerReviewPictures } from './review-pictures';
import { reviewRoutes } from './review-routes';
import { createReviews } from './reviews-service';

/** What people say to us and of us: the contact form, the survey, and reviews. */
export const feedback = defineFeature({
  id: 'feedback',
  needs: { database, mail, storage, uploads },
  tables: ['contact_message', 'contact_answer', 'review', 'review_report', 'survey'],
  migrations: { '0120-feedback': migration },
  service({ database: { db }, mail: mailer, storage: files, uploads: sent }) {
    const pictures = createReviewPictures({ storage: files, uploads: sent });
    return { contact: createContact({ db, mailer }), reviews: createReviews({ db, pictures }), pictures };
  },
  routes: ({ contact, reviews, pictures }, { database: { db } }, { config }) => [
    ...contactRoutes(contact, db),
    ...reviewRoutes({ reviews, pictures, secret: config.authSecret }),
  ],
  pageForms: ({ contact }) => [contactForm(contact)],
  http: (app, _service, { storage: files }) => registerReviewPictures(app, files),
});
