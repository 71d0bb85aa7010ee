import { defineFeature } from '../../platform/composition/define-feature';
import { storage } from '../../platform/storage/feature';
import { mediaTools } from '../../providers/built-in/media-tools-feature';
import { uploads } from '../uploads/feature';
import { createRecordings } from './recordings';

/** Access to the recordings that orders name. */
export const recordings = defineFeature({
  id: 'recordings',
  needs: { storage, uploads, mediaTools },
  service: ({ mediaTools: { reader }, storage, uploads }, { config }) =>
    createRecordings({ storage, uploads, reader, publicOrigin: config.publicUrl }),
});
