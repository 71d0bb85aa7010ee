import type { Environment } from '@flint/shared/contracts/boot';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { formatNumber } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { FailureNote } from '../form/failure-note';
import { BrowserErrorRow } from './browser-error-row';
import styles from './browser-errors.module.css';
import { byVersion, type VersionErrors } from './by-version';
import { useBrowserErrors } from './use-browser-errors';

/** Browser errors by remote and version. */
export function BrowserErrors({ environment }: { environment: Environment }) {
  const { groups, failure, reload } = useBrowserErrors(environment);
  return (
    <Card as="section" className={layout.stack} aria-labelledby="browser-errors">
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id="browser-errors" className={text.h}>
            Browser errors
          </h2>
          <p className={clsx(text.small, text.soft)}>
            Reported by open pages over the last 30 days, without what people typed.
          </p>
        </div>
        <Button variant="line" size="sm" onClick={reload}>
          Refresh
        </Button>
      </div>
      <FailureNote error={failure} title="Browser errors could not be read." />
      {!groups && failure === null && (
        <div role="status" aria-label="Loading browser errors">
          <Skeleton shape="block" className={styles.place} />
        </div>
      )}
      {groups?.length === 0 && <p className={text.soft}>No page has reported an error.</p>}
      {byVersion(groups ?? []).map((version) => (
        <Version key={version.key} of={version} />
      ))}
    </Card>
  );
}

function Version({ of: { source, version, count, groups } }: { of: VersionErrors }) {
  const times = `${formatNumber(count)} ${count === 1 ? 'error' : 'errors'}`;
  return (
    <div className={styles.version}>
      <h3 className={styles.name}>
        <span className={text.strong}>{source}</span>
        <span className={text.num}>{version}</span>
        <span className={clsx(text.small, text.faint, text.num)}>{times}</span>
      </h3>
      <ul aria-label={`Errors of ${source} ${version}`}>
        {groups.map((group) => (
          <BrowserErrorRow key={group.id} error={group} />
        ))}
      </ul>
    </div>
  );
}
