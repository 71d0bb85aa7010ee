import type { StepJob } from '@flint/shared/contracts/step-jobs';
import styles from '../templates/templates.module.css';
import { JobStepCard, type StepActs } from './job-step-card';

interface JobStepsProps extends StepActs {
  readonly job: StepJob;
  readonly label: string;
}

/** The steps of a job in their order, each with the items of its loop. */
export function JobSteps({ job, label, ...acts }: JobStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {job.steps
        .filter(({ item }) => item < 0)
        .map((step) => (
          <JobStepCard key={step.id} {...{ step, job }} {...acts} />
        ))}
    </ol>
  );
}
