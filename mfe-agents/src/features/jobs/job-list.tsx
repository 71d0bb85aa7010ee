import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { listTemplateJobs } from '@flint/shared/contracts/templates';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Badge } from '@flint/shared/ui/badge';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from '../templates/templates.module.css';
import { jobState } from './job-state';

const JOBS = callResource(listTemplateJobs, { query: {} });
const SHOWN = 5;

/** The viewer's latest jobs; nothing where there are none. */
export function JobList() {
  const { data } = useResource(JOBS);
  return <LatestJobs title="Your latest jobs" jobs={data?.jobs ?? []} hrefOf={({ id }) => `/jobs/${id}`} />;
}

interface LatestJobsProps {
  readonly title: string;
  /** Newest first. */
  readonly jobs: readonly StepJob[];
  readonly hrefOf: (job: StepJob) => string;
}

/** The latest of runs of steps with their states; nothing where there are none. */
export function LatestJobs({ title, jobs, hrefOf }: LatestJobsProps) {
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby={id}>
      <h2 className={text.h} id={id}>
        {title}
      </h2>
      <ul className={styles.steps}>
        {jobs.slice(0, SHOWN).map((job) => {
          const { tone, words } = jobState(job);
          return (
            <li key={job.id} className={styles.job}>
              <Link className={text.link} to={hrefOf(job)}>
                {job.name}
              </Link>
              <Badge tone={tone}>{words}</Badge>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
