import { defineFeature } from '../../platform/composition/define-feature';
import { mail } from '../../platform/mail/feature';
import { database } from '../../platform/postgres/database-feature';
import { createContact } from './contact-service';
import * as migration from './migrations/0120-contact';
import { contactRoutes } from './routes';

export const contact = defineFeature({
  id: 'contact',
  needs: { database, mail },
  tables: ['contact_message', 'contact_answer'],
  migrations: { '0120-contact': migration },
  routes: (_service, { database: { db }, mail: mailer }) => contactRoutes(createContact({ db, mailer })),
});
