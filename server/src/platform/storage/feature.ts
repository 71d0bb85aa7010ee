import { join } from 'node:path';
import { defineFeature } from '../../feature';
import { createDiskStorage } from './disk-storage';
import { registerMediaRoute } from './media-route';
import { createAddressSigner } from './signed-address';

const rootIn = (dataDir: string) => join(dataDir, 'media');

export const storage = defineFeature({
  id: 'storage',
  service: (_needs, { config }) => createDiskStorage(rootIn(config.dataDir), createAddressSigner(config.authSecret)),
  http(app, _storage, _needs, { config }) {
    registerMediaRoute(app, rootIn(config.dataDir), createAddressSigner(config.authSecret));
  },
});
