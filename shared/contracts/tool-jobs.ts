import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { Run, type RunStatus } from './runs';
import { RunToolBody, ToolRun } from './tool-runs';

/** Job statuses of these calls. */
export const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** The run statuses behind each: a cancelled job counts as failed. */
export const RUNS_OF_JOBS: Readonly<Record<JobStatus, readonly RunStatus[]>> = {
  pending: ['queued'],
  processing: ['running'],
  completed: ['completed'],
  failed: ['failed', 'cancelled'],
};

/** Bounds of a list's `limit`; a value that is not a number takes the default. */
export const JOBS_MAX = 100;
export const JOBS_DEFAULT = 20;

/** A tool run in the format of these calls. Its id is the run's. */
export const Job = z.object({
  id: z.string(),
  /** The prompt as sent. */
  prompt: z.string(),
  status: z.enum(JOB_STATUSES),
  createdAt: z.string(),
  /** Whole credits; 0 until it ends. */
  creditsUsed: z.number(),
  /** In the tool's shape, `{ images }`, or the transcript; null without one. */
  result: z.nullable(z.any()),
  /** Why it failed, as a message. */
  error: z.nullable(z.string()),
});
export type Job = z.infer<typeof Job>;

export const TranscriptJob = z.extend(Job, {
  /** URL of the recording, where it has one. */
  sourceUrl: z.nullable(z.string()),
  /** `key` of the presigned upload, for an upload. */
  fileKey: z.nullable(z.string()),
  /** As ordered, else as detected. */
  language: z.nullable(z.string()),
});
export type TranscriptJob = z.infer<typeof TranscriptJob>;

/** The answer for an accepted job, which continues in the background. */
const Begun = {
  /** The run to follow. */
  run: Run,
  /** Remaining spendable credits. */
  balance: z.number(),
};

const PROMPT_MAX = 8_000;
const Prompt = z
  .string('The prompt is a text.')
  .check(z.trim(), z.maxLength(PROMPT_MAX, `The prompt has at most ${PROMPT_MAX.toLocaleString('en')} characters.`));

const JobBody = z.extend(RunToolBody, {
  /** The video's topic: the first field of the tool's form. */
  prompt: Prompt.check(z.minLength(1, 'Say what the video is about.')),
  /** The tool's other fields; omitted ones take their defaults. */
  input: z.optional(RunToolBody.shape.input),
});
export type JobBody = z.infer<typeof JobBody>;

const TranscriptBody = z.extend(RunToolBody, {
  prompt: z.optional(Prompt),
  /** The `key` of a presigned upload. */
  key: z.optional(z.string('The key is a text.').check(z.maxLength(200))),
  /** A public URL of the recording, or the `fileUrl` of a presigned upload. */
  url: z.optional(z.string('The address is a text.').check(z.maxLength(2048, 'The address is too long.'))),
  /** BCP 47; detected where omitted and the engine can. */
  language: z.optional(z.string('The language is a code such as en or de.').check(z.maxLength(20))),
  input: z.optional(RunToolBody.shape.input),
});
export type TranscriptBody = z.infer<typeof TranscriptBody>;

const Page = {
  limit: z.optional(z.union([z.string(), z.number()])),
  /** `next` of the previous page. */
  cursor: z.optional(z.string().check(z.maxLength(200))),
};

interface Named<Q, B, J> {
  /** In call ids: `Title`. */
  readonly name: string;
  /** In paths and messages: `title`. */
  readonly noun: string;
  readonly query: Q;
  readonly body: B;
  readonly job: J;
}

function jobCalls<Q extends z.ZodMiniType, B extends z.ZodMiniType, J extends z.ZodMiniType, C extends z.ZodMiniType>({
  name,
  noun,
  query,
  body,
  job,
  begun,
}: Named<Q, B, J> & { readonly begun: C }) {
  const path = `/api/youtube-${noun}-generator/jobs`;
  const reading = { method: 'GET', tag: 'YouTube', auth: 'session', rateLimit: 'read', idempotency: 'safe' } as const;
  return {
    list: defineCall({
      ...reading,
      id: `list${name}Jobs`,
      path,
      summary: `Own ${noun} jobs, newest first`,
      query,
      response: z.object({
        jobs: z.array(job),
        /** The same as tool runs, with what was put in, edited and written again. */
        runs: z.array(ToolRun),
        /** Cursor of the next page; null at the end. */
        next: z.nullable(z.string()),
      }),
      failure: `Failed to load ${noun} jobs`,
    }),
    create: defineCall({
      id: `create${name}Job`,
      method: 'POST',
      path,
      tag: 'YouTube',
      summary: `Start a ${noun} job`,
      auth: 'verified',
      rateLimit: 'generate',
      idempotency: 'key',
      body,
      response: begun,
      failure: `Failed to create ${noun} job`,
    }),
    read: defineCall({
      ...reading,
      id: `read${name}Job`,
      path: `${path}/{id}`,
      summary: `One own ${noun} job`,
      params: z.object({ id: z.string().check(z.maxLength(64)) }),
      response: job,
      failure: `Failed to load ${noun} job`,
    }),
  };
}

const WRITTEN = { query: z.object(Page), body: JobBody, job: Job, begun: z.extend(Job, Begun) };

export const {
  list: listThumbnailJobs,
  create: createThumbnailJob,
  read: readThumbnailJob,
} = jobCalls({ name: 'Thumbnail', noun: 'thumbnail', ...WRITTEN });
export const {
  list: listTitleJobs,
  create: createTitleJob,
  read: readTitleJob,
} = jobCalls({ name: 'Title', noun: 'title', ...WRITTEN });
export const {
  list: listDescriptionJobs,
  create: createDescriptionJob,
  read: readDescriptionJob,
} = jobCalls({ name: 'Description', noun: 'description', ...WRITTEN });
export const {
  list: listTranscriptJobs,
  create: createTranscriptJob,
  read: readTranscriptJob,
} = jobCalls({
  name: 'Transcript',
  noun: 'transcript',
  /** `status`: one of {@link JOB_STATUSES}; any other matches nothing. */
  query: z.object({ ...Page, status: z.optional(z.string().check(z.maxLength(40))) }),
  body: TranscriptBody,
  job: TranscriptJob,
  begun: z.extend(TranscriptJob, Begun),
});

/** Where to PUT a recording, with its content type and {@link UPLOAD_ENCRYPTION}. */
export const presignTranscriptUpload = defineCall({
  id: 'presignTranscriptUpload',
  method: 'POST',
  path: '/api/youtube-transcript-generator/uploads/presign',
  tag: 'YouTube',
  summary: 'Prepare the upload of a recording',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({
    filename: z
      .string('Say what the file is called.')
      .check(z.minLength(1, 'Say what the file is called.'), z.maxLength(255, 'The name is too long.')),
    contentType: z.string('Say what type the file is of.').check(z.maxLength(100)),
    /** Bytes. With a known size an interrupted upload can be resumed. */
    size: z.optional(z.int('The size is a number of bytes.').check(z.minimum(1, 'The file is empty.'))),
  }),
  response: z.object({
    uploadUrl: z.string(),
    /** Identifies the file to a job, like its `key`; it cannot be read there. */
    fileUrl: z.string(),
    key: z.string(),
    headers: z.record(z.string(), z.string()),
    resumable: z.boolean(),
    expiresAt: z.string(),
  }),
  failure: 'Failed to prepare upload',
});
