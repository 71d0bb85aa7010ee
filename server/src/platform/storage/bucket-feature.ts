import { defineFeature } from '../composition/define-feature';

/** The bucket that files are kept in; undefined where they are kept on disk. */
export const bucket = defineFeature({
  id: 'bucket',
  async service(_needs, { config: { s3 }, onStop }) {
    if (!s3) return undefined;
    // Loaded here: a server without a bucket never loads the SDK.
    const { createBucket } = await import('./bucket');
    const connected = createBucket(s3);
    onStop(() => connected.close());
    return connected;
  },
  keyChecks: (connected, _needs, { config: { s3 } }) =>
    connected && s3
      ? [
          {
            id: 'bucket',
            label: `Bucket ${s3.bucket}`,
            variable: 'S3_ACCESS_KEY_ID',
            ask: (signal) => connected.check(signal),
          },
        ]
      : [],
});
