import type { Run, RunOf } from '@flint/shared/contracts/runs';
import {
  JOB_STATUSES,
  type Job,
  type JobStatus,
  RUNS_OF_JOBS,
  type TranscriptJob,
} from '@flint/shared/contracts/tool-jobs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { subjectField } from '@flint/shared/tools/subject';

/** Presents a use as a job of the specification's own calls. */
export function toJob(definition: AnyToolDefinition, use: ToolRun): Job {
  const { run, input } = use;
  const status = statusOf(run);
  return {
    id: run.id,
    prompt: String(input[subjectField(definition) ?? ''] ?? ''),
    status,
    createdAt: run.createdAt,
    creditsUsed: run.charged ?? 0,
    result: resultOf(use),
    error: status === 'failed' ? (run.message ?? 'Nothing was made.') : null,
  };
}

/** The same for a transcript. */
export function toTranscriptJob(definition: AnyToolDefinition, use: ToolRun): TranscriptJob {
  const { recipe, output } = (use.run.kind === 'transcript' ? use.run : {}) as Partial<RunOf<'transcript'>>;
  return {
    ...toJob(definition, use),
    sourceUrl: recipe?.audioUrl ?? null,
    fileKey: recipe?.uploadId ?? null,
    language: recipe?.language ?? output?.language ?? null,
  };
}

function statusOf({ status }: Run): JobStatus {
  return JOB_STATUSES.find((word) => RUNS_OF_JOBS[word].includes(status)) ?? 'failed';
}

function resultOf({ run, output, edited }: ToolRun): unknown {
  if (run.kind === 'tool') return edited ?? output;
  return run.images.length > 0 ? { images: run.images } : run.output;
}
