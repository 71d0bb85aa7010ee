import { toMessage } from '@flint/shared/api/message';
import { type Reporting, readReporting } from '@flint/shared/contracts/monitoring/reporting';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Badge } from '@flint/shared/ui/badge';
import { Card } from '@flint/shared/ui/card';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { RecentReports } from './recent-reports';
import styles from './reporting-page.module.css';

const REPORTING = callResource(readReporting, {});

/** Staff page: what is reported to services of others, where it goes, and what was dropped lately. */
export default function ReportingPage() {
  const { status, data, error, reload } = useResource(REPORTING);
  return (
    <Page width="text">
      <PageHead
        title="Error reports"
        lead="What leaves this server for services of others, and what was dropped lately."
      />
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Nothing was changed.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" />}
      {data && (
        <>
          <Service reporting={data} />
          <PixelsCard pixels={data.pixels} />
          <RecentReports recent={data.recent} />
        </>
      )}
    </Page>
  );
}

function Service({ reporting: { service, environment } }: { reporting: Reporting }) {
  return (
    <Card as="section" aria-label="Error-reporting service" className={styles.card}>
      <h2 className={text.strong}>
        Errors, traces and replays <OnOff on={service !== null} />
      </h2>
      {service ? (
        <p className={text.soft}>
          Those of {environment} go to project {service.project} at {service.host}
          {service.redacted ? ', redacted.' : ', without redaction: this is a test.'}
        </p>
      ) : (
        <p className={text.soft}>
          They stay here: {environment} has no SENTRY_DSN, or sends none. Errors of pages stand under Releases.
        </p>
      )}
    </Card>
  );
}

function PixelsCard({ pixels }: { pixels: readonly string[] }) {
  return (
    <Card as="section" aria-label="Analytics and advertising" className={styles.card}>
      <h2 className={text.strong}>
        Analytics and advertising <OnOff on={pixels.length > 0} />
      </h2>
      <p className={text.soft}>
        {pixels.length > 0
          ? `${pixels.join(' and ')}: for visitors who agreed, without Global Privacy Control.`
          : 'No id is configured: nobody is asked, and nothing of others is loaded.'}
      </p>
    </Card>
  );
}

const OnOff = ({ on }: { on: boolean }) => <Badge tone={on ? 'good' : 'plain'}>{on ? 'On' : 'Off'}</Badge>;
