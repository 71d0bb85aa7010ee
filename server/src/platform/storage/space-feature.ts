import { mkdir } from 'node:fs/promises';
import { defineFeature } from '../composition/define-feature';
import { removeLeftScratch } from '../files/scratch';
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
  sweeps: (_space, _needs, { config: { trimMs }, log }) => [
    {
      name: 'left-scratch',
      everyMs: trimMs,
      isOfEveryProcess: true,
      async run() {
        const removed = await removeLeftScratch();
        if (removed > 0) log.info({ removed }, 'removed temporary files of killed processes');
      },
    },
  ],
});
