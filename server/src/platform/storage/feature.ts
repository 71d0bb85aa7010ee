import { join } from 'node:path';
import { defineFeature } from '../../feature';
import { createDiskStorage } from './disk-storage';
import { registerMediaRoute } from './media-route';
import { createAddressSigner } from './signed-address';

export const storage = defineFeature({
  id: 'storage',
  service: (_needs, { config }) =>
    createDiskStorage(join(config.dataDir, 'media'), createAddressSigner(config.authSecret)),
  http: (app, service, _needs, { config }) => registerMediaRoute(app, service, createAddressSigner(config.authSecret)),
});
