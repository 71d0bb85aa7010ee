import type { Environment } from '@flint/shared/contracts/boot';
import { ENVIRONMENTS } from '@flint/shared/contracts/releases';
import { getHref } from '@flint/shared/contracts/routes';
import { bootAtom } from '@flint/shared/state/boot';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { Page, PageHead } from '@flint/shared/ui/page';
import { Segmented } from '@flint/shared/ui/segmented';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { FailureNote } from '../form/failure-note';
import { AuditLog } from './audit-log';
import { BrowserErrors } from './browser-errors';
import { DecisionCard } from './decision-card';
import { DifferencesCard } from './differences-card';
import { LoadingRemotes } from './loading-remotes';
import { PreviewsCard } from './previews-card';
import { DETAILS_ID, RemoteDetails } from './remote-details';
import { RemotesTable } from './remotes-table';
import { ServicesCard } from './services-card';
import styles from './staff-releases-page.module.css';
import { SteeringContext } from './steering-context';
import { useSteering } from './use-steering';
import { WithdrawnNote } from './withdrawn-note';

const SEGMENTS = ENVIRONMENTS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** Release management: which version of each remote runs where, and for whom. Environment and remote are in the URL. */
export default function StaffReleasesPage() {
  const [query, setQuery] = useSearchParams();
  const own = useAtomValue(bootAtom)?.environment ?? 'production';
  const environment = ENVIRONMENTS.find((each) => each === query.get('environment')) ?? own;
  const { remotes, events, moreEvents, showMore, failure, retry, take } = useSteering(environment);
  const chosen = remotes?.find(({ remote }) => remote === query.get('remote'));
  const hrefOf = (remote: string) => `${getHref('staffReleases', { environment, remote })}#${DETAILS_ID}`;
  const choose = (next: Environment) => setQuery({ environment: next }, { preventScrollReset: true });
  return (
    <SteeringContext value={{ take, reload: retry }}>
      <Page width="wide">
        <PageHead
          title="Releases"
          lead="Which version of each remote runs where, and for whom. Changes reach open pages at the next navigation."
          actions={<Segmented label="Environment" segments={SEGMENTS} value={environment} onChange={choose} />}
        />
        {failure !== null && (
          <div className={styles.failed}>
            <FailureNote error={failure} title="How the remotes are steered could not be read." />
            <Button variant="line" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
        <WithdrawnNote events={events} />
        {remotes && (
          <Card flush>
            <RemotesTable remotes={remotes} chosen={chosen?.remote} hrefOf={hrefOf} />
          </Card>
        )}
        {!remotes && failure === null && <LoadingRemotes />}
        {chosen && <RemoteDetails key={chosen.remote} steering={chosen} />}
        {remotes && environment === own && <PreviewsCard environment={own} />}
        {remotes && <DifferencesCard />}
        {remotes && <BrowserErrors environment={environment} />}
        {remotes && <ServicesCard />}
        {remotes && (
          <div className={styles.pair}>
            <DecisionCard key={environment} environment={environment} />
            <AuditLog events={events} more={moreEvents} onMore={showMore} />
          </div>
        )}
      </Page>
    </SteeringContext>
  );
}
