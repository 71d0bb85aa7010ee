import type { FastifyReply } from 'fastify';

/** A file of a result, by the address that the vendor gives it. */
export interface ResultFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** What a download meets in place of the whole file: a status code, or other bytes. */
export type DownloadFault = number | ByteFault;
type ByteFault = 'truncated' | 'not_an_image';

/** Answers a download with a file, or with less than it. */
export function sendFile(reply: FastifyReply, { type, bytes }: ResultFile, fault: ByteFault | undefined): FastifyReply {
  if (fault === 'not_an_image') return reply.type(type).send('<!doctype html><title>Not what it says</title>');
  if (fault !== 'truncated') return reply.type(type).send(bytes);
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
  reply.raw.write(bytes.subarray(0, bytes.length >> 1), () => reply.raw.destroy());
  return reply;
}
