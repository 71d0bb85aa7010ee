import { StepJob } from '@flint/shared/contracts/step-jobs';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { formatCredits } from '@flint/shared/ui/format-number';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { JobSteps } from '../jobs/job-steps';

/** What a template of the product made of its example: a file that ships with the server, read without a call. */
export default function SampleRun({ id }: { id: string }) {
  const { status, data: job, reload } = useResource(sampleResource(id));
  if (status === 'failed')
    return (
      <RetryNote title="The sample run could not be loaded." onRetry={reload}>
        The template works without it.
      </RetryNote>
    );
  if (!job) return <Skeleton shape="wide" />;
  return (
    <>
      <p className={text.small} role="status">
        Made with the example by Flint’s own engines, for {formatCredits(job.charged ?? 0)}. Other models make other
        things.
      </p>
      <JobSteps label="Steps of the sample run" job={job} busy={false} isSample onLapsed={reload} />
    </>
  );
}

const sampleResource = (id: string): Resource<StepJob> => ({
  key: `sample run ${id}`,
  keep: true,
  async read({ signal }) {
    const answer = await fetch(`/template-samples/${id}/run.json`, { signal, credentials: 'omit' });
    if (!answer.ok) throw new Error(String(answer.status));
    return StepJob.parse(await answer.json());
  },
});
