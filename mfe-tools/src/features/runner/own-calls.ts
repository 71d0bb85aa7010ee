import { request, requestAsync } from '@flint/shared/api/request';
import type { Announce } from '@flint/shared/api/send-upload';
import { generateBios } from '@flint/shared/contracts/bios';
import {
  createDescriptionJob,
  createThumbnailJob,
  createTitleJob,
  createTranscriptJob,
  listDescriptionJobs,
  listThumbnailJobs,
  listTitleJobs,
  listTranscriptJobs,
  presignTranscriptUpload,
} from '@flint/shared/contracts/tool-jobs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { presignUpload } from '@flint/shared/contracts/uploads';
import { toStarted } from '@flint/shared/orders/started';
import type { Started } from '@flint/shared/state/start-paid';
import type { ToolId } from '@flint/shared/tools/tools';

/** The body of a tool's own call. */
interface OwnOrder {
  /** The topic: the form's first field. */
  readonly prompt: string;
  readonly input: Record<string, unknown>;
  readonly brandProfileId?: string;
}

interface OwnCalls {
  /** @throws as `request` */
  readonly start: (body: OwnOrder, options: { idempotencyKey: string }) => Promise<Started>;
  /** Reads a page of the list; absent where the shared call does. @throws as `request` */
  readonly list?: (query: PageQuery) => Promise<{ runs: readonly ToolRun[]; next: string | null }>;
}

interface PageQuery {
  readonly cursor?: string;
  readonly limit?: number;
}

type Create = typeof createTitleJob | typeof createTranscriptJob;
type List = typeof listTitleJobs | typeof listTranscriptJobs;

const job = (create: Create, list: List): OwnCalls => ({
  start: async (body, options) => {
    const { run, balance } = await request(create, { body }, options);
    return { run, balance };
  },
  list: (query) => request(list, { query }),
});

/** Tools with calls of their own, which do the same as the calls of every tool. Their answers are cached by `uses`. */
export const OWN_CALLS: Partial<Record<ToolId, OwnCalls>> = {
  'youtube/thumbnail-generator': job(createThumbnailJob, listThumbnailJobs),
  'youtube/title-generator': job(createTitleJob, listTitleJobs),
  'youtube/description-generator': job(createDescriptionJob, listDescriptionJobs),
  'youtube/transcript-generator': job(createTranscriptJob, listTranscriptJobs),
  'instagram/bio-generator': {
    start: async (body, options) => toStarted(await requestAsync(generateBios, { body }, options)),
  },
};

/** Asks for the address of a file by the tools' own call for recordings, and of any other by the general one. */
export const announceFile: Announce = async (facts, options) => {
  if (facts.purpose !== 'recording') return request(presignUpload, { body: facts }, options);
  const { name: filename = 'recording', contentType, bytes: size } = facts;
  const body = { filename, contentType, size };
  const { key, ...ticket } = await request(presignTranscriptUpload, { body }, options);
  return { ...ticket, uploadId: key };
};
