import { statfs } from 'node:fs/promises';
import type { Collector } from '../collector';

/** The disk that holds the data folder: pictures, uploads, and the embedded database. */
export function diskGauges(dataDir: string): Collector {
  return {
    name: 'disk',
    everyMs: 5_000,
    gauges: [
      { name: 'flint_disk_free_bytes', help: 'Free space where DATA_DIR is, as this user may use it' },
      { name: 'flint_disk_size_bytes', help: 'Size of the disk where DATA_DIR is' },
    ],
    async collect() {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return [
        { gauge: 'flint_disk_free_bytes', value: bavail * bsize },
        { gauge: 'flint_disk_size_bytes', value: blocks * bsize },
      ];
    },
  };
}
