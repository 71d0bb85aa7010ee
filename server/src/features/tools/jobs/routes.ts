import type { Call } from '@flint/shared/contracts/call';
import {
  createDescriptionJob,
  createThumbnailJob,
  createTitleJob,
  createTranscriptJob,
  JOB_STATUSES,
  JOBS_DEFAULT,
  JOBS_MAX,
  listDescriptionJobs,
  listThumbnailJobs,
  listTitleJobs,
  listTranscriptJobs,
  presignTranscriptUpload,
  RUNS_OF_JOBS,
  readDescriptionJob,
  readThumbnailJob,
  readTitleJob,
  readTranscriptJob,
} from '@flint/shared/contracts/tool-jobs';
import type { RunToolBody, ToolRun } from '@flint/shared/contracts/tool-runs';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import type { ToolId } from '@flint/shared/tools/tools';
import { listLimit } from '../../../platform/http/list-limit';
import { type Context, type Route, route } from '../../../platform/http/route';
import type { Credits } from '../../credits/credits-service';
import type { Uploads } from '../../uploads/uploads-service';
import { implementationOf } from '../implementations/find-implementation';
import type { Tools } from '../tools-service';
import { fileUrlOf, runOfJob, runOfTranscript } from './job-order';
import { presignRecording } from './presign-recording';
import { toJob, toTranscriptJob } from './to-job';

interface JobRoutesDeps {
  readonly tools: Tools;
  readonly credits: Credits;
  readonly uploads: Uploads;
}

/** The specification's own calls of four tools, on the same uses as all other calls. */
export function jobRoutes(deps: JobRoutesDeps): Route[] {
  const thumbnails = jobsOf(deps, 'youtube/thumbnail-generator', runOfJob, toJob);
  const titles = jobsOf(deps, 'youtube/title-generator', runOfJob, toJob);
  const descriptions = jobsOf(deps, 'youtube/description-generator', runOfJob, toJob);
  const transcripts = jobsOf(deps, 'youtube/transcript-generator', runOfTranscript, toTranscriptJob);
  return [
    route(listThumbnailJobs, thumbnails.list),
    route(createThumbnailJob, thumbnails.create),
    route(readThumbnailJob, thumbnails.read),
    route(listTitleJobs, titles.list),
    route(createTitleJob, titles.create),
    route(readTitleJob, titles.read),
    route(listDescriptionJobs, descriptions.list),
    route(createDescriptionJob, descriptions.create),
    route(readDescriptionJob, descriptions.read),
    route(listTranscriptJobs, transcripts.list),
    route(createTranscriptJob, transcripts.create),
    route(readTranscriptJob, transcripts.read),
    route(presignTranscriptUpload, async ({ viewer, body }) => {
      const { uploadId: key, ...ticket } = await presignRecording(deps.uploads, viewer.user.id, body);
      return { ...ticket, key, fileUrl: fileUrlOf(key) };
    }),
  ];
}

type JobContext = Pick<Context<Call>, 'viewer'>;
interface ListQuery {
  readonly limit?: string | number | undefined;
  readonly cursor?: string | undefined;
  readonly status?: string | undefined;
}

function jobsOf<Body, J extends object>(
  { tools, credits }: JobRoutesDeps,
  tool: ToolId,
  toRun: (definition: AnyToolDefinition, body: Body) => RunToolBody,
  present: (definition: AnyToolDefinition, use: ToolRun) => J,
) {
  const definition = () => implementationOf(tool).definition;
  const readUse = (userId: string, runId: string) => tools.read(userId, { tool, runId });
  return {
    async list({ viewer, query }: JobContext & { query: ListQuery }) {
      const limit = listLimit(query.limit, JOBS_DEFAULT, JOBS_MAX);
      const status = JOB_STATUSES.find((word) => word === query.status);
      if (query.status !== undefined && status === undefined) return { jobs: [], runs: [], next: null };
      const among = status && { statuses: RUNS_OF_JOBS[status] };
      const { runs, next } = await tools.list(viewer.user.id, tool, { limit, cursor: query.cursor, ...among });
      return { jobs: runs.map((use) => present(definition(), use)), runs, next };
    },
    async create({ viewer, body, idempotencyKey }: JobContext & { body: Body; idempotencyKey: string | undefined }) {
      const userId = viewer.user.id;
      const { id } = await tools.run(userId, tool, toRun(definition(), body), idempotencyKey);
      const use = await readUse(userId, id);
      const { balance } = await credits.balance(userId);
      return { ...present(definition(), use), run: use.run, balance };
    },
    read: async ({ viewer, params }: JobContext & { params: { id: string } }) =>
      present(definition(), await readUse(viewer.user.id, params.id)),
  };
}
