import { listTemplateJobs } from '@flint/shared/contracts/templates';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Badge } from '@flint/shared/ui/badge';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import styles from '../templates/templates.module.css';
import { jobState } from './job-state';

const JOBS = callResource(listTemplateJobs, { query: {} });
const SHOWN = 5;

/** The viewer's latest jobs; nothing where there are none. */
export function JobList() {
  const { data } = useResource(JOBS);
  if (!data || data.jobs.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="latest-jobs">
      <h2 className={text.h} id="latest-jobs">
        Your latest jobs
      </h2>
      <ul className={styles.steps}>
        {data.jobs.slice(0, SHOWN).map((job) => {
          const { tone, words } = jobState(job);
          return (
            <li key={job.id} className={styles.job}>
              <Link className={text.link} to={`/jobs/${job.id}`}>
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
