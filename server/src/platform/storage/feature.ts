import { join } from 'node:path';
import { defineFeature } from '../composition/define-feature';
import { bucket } from './bucket-feature';
import { createBucketStorage } from './bucket-storage';
import { createDiskStorage } from './disk-storage';
import { registerMediaRoute } from './media-route';
import { addStorageCommands } from './move/commands';
import { createAddressSigner } from './signed-address';
import { diskSpace } from './space-feature';

export const storage = defineFeature({
  id: 'storage',
  needs: { bucket, diskSpace },
  service({ bucket: kept, diskSpace: space }, { config }) {
    const signer = createAddressSigner(config.authSecret);
    if (kept) return createBucketStorage(kept, signer, config.cdnUrl);
    return createDiskStorage(join(config.dataDir, 'media'), signer, space);
  },
  http: (app, service, _needs, { config }) => registerMediaRoute(app, service, createAddressSigner(config.authSecret)),
  commands: addStorageCommands,
});
