import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { uploads } from '../uploads/feature';
import { createPictures } from './pictures';

/** Pictures referenced by orders. */
export const pictures = defineFeature({
  id: 'pictures',
  needs: { database, storage, uploads },
  service: ({ database: { db }, storage, uploads }, { config }) =>
    createPictures({ db, storage, uploads, publicOrigin: config.publicUrl }),
});
