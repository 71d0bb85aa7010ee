import { mkdir } from 'node:fs/promises';
import { defineFeature } from '../composition/define-feature';
import { createDiskSpace } from './disk-space';

export const diskSpace = defineFeature({
  id: 'disk-space',
  async service(_needs, { config: { dataDir, diskReserveBytes }, log }) {
    await mkdir(dataDir, { recursive: true });
    const space = createDiskSpace(dataDir, diskReserveBytes);
    const short = await space.shortage();
    if (short)
      log.warn({ ...short, folder: dataDir }, 'the disk is full: nothing new is accepted until there is space');
    return space;
  },
});
