import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Config } from '../../config';
import type { KeyVerdict } from '../checks/key-check';
import { type ByteRange, MissingObject, type ObjectStat } from './storage';

/** Connection timeout, and the longest silence of a connection, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 60_000;
/** Most connections at once; each viewer of a film takes one for as long as it is sent. */
const MAX_SOCKETS = 500;
/** Parts of a multipart upload, in bytes; S3 takes at most 10,000 of them, here 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
/** Parts sent at once; each is held in memory. */
const PARTS_AT_ONCE = 3;

/** How an object is kept. */
export interface ObjectHeaders {
  readonly contentType: string;
  readonly cacheControl?: string | undefined;
}

/** A bucket of an S3-compatible object store. Every object is encrypted with the store's own keys (SSE-S3). */
export interface Bucket {
  /** Origin that presigned addresses have. */
  readonly origin: string;
  put(key: string, bytes: Uint8Array, headers: ObjectHeaders): Promise<void>;
  /** Sends a file; a long one in parts, which are aborted when one fails. */
  putFile(key: string, file: string, headers: ObjectHeaders): Promise<void>;
  /** Streams an object, whole or a range of it. @throws MissingObject */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** @throws MissingObject */
  head(key: string): Promise<ObjectStat>;
  /** Copies an object within the bucket. @throws MissingObject */
  copy(from: string, to: string): Promise<void>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** An address that takes one PUT of exactly this type, length and encryption, for some seconds. */
  presignPut(key: string, file: { contentType: string; bytes: number; seconds: number }): Promise<string>;
  /** Whether the bucket is there and the key may use it. @throws the SDK's error when it does not answer */
  check(signal: AbortSignal): Promise<KeyVerdict>;
  close(): void;
}

const ENCRYPTED = { ServerSideEncryption: 'AES256' } as const;

/** Connects to a bucket; nothing is sent before the first call. */
export function createBucket({ bucket: Bucket, endpoint, region, credentials }: S3Config): Bucket {
  const client = new S3Client({
    region,
    // Stores that are not Amazon's have one name for all buckets.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Absent: the SDK's own chain, which ends with the role of the machine.
    ...(credentials && { credentials }),
    // The default adds checksum trailers, which many compatible stores refuse. TLS and lengths guard the way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
  });
  const headersOf = ({ contentType, cacheControl }: ObjectHeaders) => ({
    ContentType: contentType,
    ...(cacheControl && { CacheControl: cacheControl }),
    ...ENCRYPTED,
  });
  return {
    origin: endpoint ? new URL(endpoint).origin : `https://${Bucket}.s3.${region}.amazonaws.com`,
    async put(Key, Body, headers) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ...headersOf(headers) }));
    },
    async putFile(Key, file, headers) {
      const params = { Bucket, Key, Body: createReadStream(file), ...headersOf(headers) };
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();
    },
    async get(Key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await existing(Key, client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) })));
      return Body as Readable;
    },
    async head(Key) {
      const found = await existing(Key, client.send(new HeadObjectCommand({ Bucket, Key })));
      return { bytes: found.ContentLength ?? 0, keptAt: found.LastModified ?? new Date(0) };
    },
    async copy(from, Key) {
      await existing(
        from,
        client.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${from}`, ...ENCRYPTED })),
      );
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    presignPut(Key, { contentType, bytes, seconds }) {
      const put = new PutObjectCommand({ Bucket, Key, ContentType: contentType, ContentLength: bytes, ...ENCRYPTED });
      // By default the type is not signed, and the encryption moves to the address, where the sender need not name it.
      const named = new Set(['content-type', 'content-length', 'x-amz-server-side-encryption']);
      return getSignedUrl(client, put, {
        expiresIn: seconds,
        signableHeaders: new Set([...named, 'host']),
        unhoistableHeaders: named,
      });
    },
    async check(abortSignal) {
      try {
        await client.send(new HeadBucketCommand({ Bucket }), { abortSignal });
        return { state: 'ok' };
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (status === undefined) throw error;
        return { state: status >= 500 ? 'unreachable' : 'refused', why: `it answered ${status}` };
      }
    },
    close: () => client.destroy(),
  };
}

async function existing<T>(key: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const missing = error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
    throw missing ? new MissingObject(key, error) : error;
  }
}
