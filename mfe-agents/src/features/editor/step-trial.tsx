import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { isEnded } from '@flint/shared/contracts/runs';
import type { GraphFields } from '@flint/shared/contracts/step-graphs';
import type { JobStep, StepJob } from '@flint/shared/contracts/step-jobs';
import { templateJob, tryStep } from '@flint/shared/contracts/templates';
import { useResource } from '@flint/shared/state/use-resource';
import { withStorage } from '@flint/shared/state/with-storage';
import type { Graph, Step } from '@flint/shared/tools/steps/graph';
import { oneStep } from '@flint/shared/tools/steps/one-step';
import type { StepReference } from '@flint/shared/tools/steps/references';
import type { ToolDefinitions } from '@flint/shared/tools/steps/slots';
import { RetryNote } from '@flint/shared/ui/retry-note';
import text from '@flint/shared/ui/text.module.css';
import { useEffect, useState } from 'react';
import { JobSteps } from '../jobs/job-steps';
import { RunForm } from '../templates/run-form';
import styles from './editor.module.css';

const LOOK_MS = 1_000;

interface StepTrialProps {
  readonly graph: Graph;
  /** Position of the step that is tried. */
  readonly at: number;
  readonly tools: ToolDefinitions;
}

/**
 * Runs one step by itself. What it refers to is filled in by hand, and begins with what the last trial of the earlier
 * step gave.
 */
export function StepTrial({ graph, at, tools }: StepTrialProps) {
  const [jobId, setJobId] = useState<string | null>(null);
  const one = oneStep(graph, at, tools);
  const step = graph.steps[at];
  if (!one || !step) return null;
  return (
    <section className={styles.tried} aria-label={`Trial of ${step.id}`}>
      <RunForm
        label={`Try ${step.id}`}
        graph={one.graph}
        keptAs={`trial ${step.id}`}
        known={readGiven(one.from)}
        start={async ({ inputs, brandProfileId }, idempotencyKey, values) => {
          keepGiven(one.from, values);
          const [alone] = one.graph.steps as [Step];
          const body = {
            step: { ...alone, input: { ...alone.input } },
            fields: one.graph.inputs as GraphFields,
            inputs,
            brandProfileId,
          };
          setJobId((await request(tryStep, { body }, { idempotencyKey })).jobId);
          return undefined;
        }}
      />
      {jobId !== null && <Tried key={jobId} jobId={jobId} />}
    </section>
  );
}

/** What a trial gives, as it happens. */
function Tried({ jobId }: { jobId: string }) {
  const { status, data, error, reload } = useResource<StepJob>({
    key: `trial ${jobId}`,
    read: async ({ signal }) => (await request(templateJob, { params: { id: jobId } }, { signal })).job,
    again: (job) => (job && isEnded(job.status) ? undefined : LOOK_MS),
  });
  const step = data?.steps.find(({ item }) => item < 0);
  useEffect(() => {
    if (step?.state === 'done') keepGiven(...given(step));
  }, [step]);
  if (status === 'failed')
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        It goes on without this page.
      </RetryNote>
    );
  if (!data || !step) return <p className={`${text.small} ${text.soft}`}>It begins.</p>;
  return <JobSteps label="What it gave" job={data} busy={false} onLapsed={reload} />;
}

/** What a tried step gave, as values that later steps may refer to. */
function given(step: JobStep): Parameters<typeof keepGiven> {
  const [image] = step.images;
  const [file] = step.media;
  const values: Record<string, unknown> = { ...step.output };
  if (image) values.image = image.url;
  if (file) values[file.role === 'video' ? 'video' : 'audio'] = file.url;
  const names = Object.keys(values);
  return [Object.fromEntries(names.map((name) => [name, { from: step.id, output: name }])), values];
}

/** Kept as long as the tab lives: addresses of files lapse. */
const GIVEN_KEY = 'flint:given-values';

type Given = Readonly<Record<string, unknown>>;

const readAll = (): Given => withStorage(() => JSON.parse(sessionStorage.getItem(GIVEN_KEY) ?? '{}') as Given) ?? {};
const nameOf = ({ from, output }: StepReference) => `${from}.${output}`;

/** The values that trials of steps were last given, or gave, by the names of a form. */
function readGiven(names: Readonly<Record<string, StepReference>>): Given {
  const given = readAll();
  return Object.fromEntries(Object.entries(names).map(([name, found]) => [name, given[nameOf(found)]]));
}

/** Keeps the values of a form for the next trial. */
function keepGiven(names: Readonly<Record<string, StepReference>>, values: Given): void {
  const kept = Object.entries(names).map(([name, found]) => [nameOf(found), values[name]]);
  withStorage(() => sessionStorage.setItem(GIVEN_KEY, JSON.stringify({ ...readAll(), ...Object.fromEntries(kept) })));
}
