import type { Command } from 'commander';
import { loadConfig } from '../../../config/load-config';
import { CommandError } from '../../commands/command-error';
import { JSON_OPTION, print } from '../../commands/print';

/** Adds the command that copies the files of a data folder to a bucket. */
export function addStorageCommands(program: Command): void {
  program
    .command('storage:move')
    .description('Copy the files of DATA_DIR to the bucket of S3_BUCKET, each verified by its hash; again, it goes on')
    .option(...JSON_OPTION)
    .action(async ({ json }: { json?: boolean }) => {
      const { s3, dataDir } = loadConfig();
      if (!s3) throw new CommandError('S3_BUCKET is missing: it names the bucket that the files are copied to.');
      const { createBucket } = await import('../bucket');
      const { moveToBucket } = await import('./move-to-bucket');
      const bucket = createBucket(s3);
      try {
        const moved = await moveToBucket(dataDir, bucket, (line) => console.error(line)).catch((error: Error) => {
          throw new CommandError(`${error.message} Call it again: what is verified is not copied twice.`);
        });
        print(moved, json, () =>
          [
            `Copied ${moved.files} files (${(moved.bytes / 1e6).toFixed(1)} MB) to the bucket ${s3.bucket};`,
            `${moved.before} were there. The files stay in ${dataDir} until you remove them.`,
          ].join(' '),
        );
      } finally {
        bucket.close();
      }
    });
}
