declare module 's3rver' {
  import type { IncomingMessage } from 'node:http';

  interface Context {
    readonly req: IncomingMessage;
    /** Answered with when the middleware returns. */
    status: number;
  }

  /** An S3 server on this machine; https://github.com/jamhall/s3rver. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string; configs?: readonly string[] }[];
    });
    /** Koa's. */
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

declare module 's3rver/lib/models/account.js' {
  const account: { readonly DUMMY_ACCOUNT: { createKeyPair(id: string, secret: string): void } };
  export default account;
}
