import { defineFeature } from '../../platform/composition/define-feature';
import { AppError } from '../../platform/http/app-error';
import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { uploads } from '../uploads/feature';
import { sweepTickets } from './archive-tickets';
import { findCollectionOwner } from './collections-repository';
import { createCollections } from './collections-service';
import { createDownloads } from './downloads';
import { createLibrary } from './library-service';
import * as tables from './migrations/0020-library';
import * as speed from './migrations/0021-library-speed';
import { createPhotos } from './photos-service';
import { purgeDeleted } from './purge';
import { libraryRoutes } from './routes';

export const library = defineFeature({
  id: 'library',
  needs: { database, storage, uploads },
  tables: ['collection', 'collection_item', 'archive_ticket'],
  migrations: { '0020-library': tables, '0021-library-speed': speed },
  service: ({ database: { db }, storage }) => createCollections({ db, storage }),
  routes: (collections, { database: { db }, storage: files, uploads: arrived }, { log }) => {
    const items = createLibrary({ db, storage: files });
    return libraryRoutes({
      library: items,
      photos: createPhotos({ db, storage: files, uploads: arrived, library: items }),
      collections,
      downloads: createDownloads({ db, storage: files, log }),
    });
  },
  again: () => [
    {
      matches: ({ kind }) => kind === 'upload',
      async start() {
        throw new AppError('invalid_input', 'A photo was not made here, so that it cannot be made again.');
      },
    },
  ],
  keyOwners: (_service, { database: { db } }) => [(id) => findCollectionOwner(db, id)],
  sweeps: (_service, { database: { db }, storage: files }, { config: { trimMs: everyMs }, log }) => [
    { name: 'archive-tickets', everyMs, run: () => sweepTickets(db) },
    { name: 'deleted-assets', everyMs, run: () => purgeDeleted(db, files, log) },
  ],
});
