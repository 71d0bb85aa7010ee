import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { sweepTickets } from './archive-tickets';
import { findCollectionOwner } from './collections-repository';
import { createCollections } from './collections-service';
import { createDownloads } from './downloads';
import { createLibrary } from './library-service';
import * as tables from './migrations/0020-library';
import * as speed from './migrations/0021-library-speed';
import { purgeDeleted } from './purge';
import { libraryRoutes } from './routes';

export const library = defineFeature({
  id: 'library',
  needs: { database, storage },
  tables: ['collection', 'collection_item', 'archive_ticket'],
  migrations: { '0020-library': tables, '0021-library-speed': speed },
  routes: (_service, { database: { db }, storage: files }, { log }) =>
    libraryRoutes({
      library: createLibrary({ db, storage: files }),
      collections: createCollections({ db, storage: files }),
      downloads: createDownloads({ db, storage: files, log }),
    }),
  keyOwners: (_service, { database: { db } }) => [(id) => findCollectionOwner(db, id)],
  sweeps: (_service, { database: { db }, storage: files }, { config: { sweepMs: everyMs }, log }) => [
    { name: 'archive-tickets', everyMs, run: () => sweepTickets(db) },
    { name: 'deleted-assets', everyMs, run: () => purgeDeleted(db, files, log) },
  ],
});
