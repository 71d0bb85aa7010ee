import { join } from 'node:path';
import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { createArrivingFiles } from '../../platform/storage/arriving-files';
import { createBucketArrivingFiles } from '../../platform/storage/bucket-arriving-files';
import { bucket } from '../../platform/storage/bucket-feature';
import { diskSpace } from '../../platform/storage/space-feature';
import { mediaTools } from '../../providers/built-in/media-tools-feature';
import * as named from './migrations/0011-uploads';
import * as measured from './migrations/0103-upload-seconds';
import { uploadRoutes } from './routes';
import { registerTransfers } from './transfer-routes';
import { createUploads } from './uploads-service';

export const uploads = defineFeature({
  id: 'uploads',
  needs: { database, bucket, diskSpace, mediaTools },
  tables: ['upload'],
  migrations: { '0011-uploads': named, '0103-upload-seconds': measured },
  service({ database: { db }, bucket: kept, diskSpace: space, mediaTools: { reader } }, { config }) {
    const folder = join(config.dataDir, 'uploads');
    const files = kept ? createBucketArrivingFiles(kept, folder) : createArrivingFiles(folder);
    return createUploads({
      db,
      files,
      space,
      secret: config.authSecret,
      hasSound: async (path) => (await reader?.hasSound(path)) ?? false,
    });
  },
  routes: (service) => uploadRoutes(service),
  http: (app, service) => registerTransfers(app, service),
  sweeps: (service, _needs, { config: { trimMs: everyMs } }) => [
    { name: 'uploads', everyMs, run: () => service.sweep() },
    { name: 'upload-copies', everyMs, isOfEveryProcess: true, run: () => service.trim() },
  ],
});
