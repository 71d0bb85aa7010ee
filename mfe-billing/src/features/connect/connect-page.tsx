import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { ConsentQuestion, readConsent } from '@flint/shared/contracts/connected-programs';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { useSearchParams } from 'react-router-dom';
import styles from './connect.module.css';
import { ConsentForm } from './consent-form';

/** Where a program sends its user to be let in: the authorization endpoint of OAuth. */
export default function ConnectPage() {
  const [address] = useSearchParams();
  const question: ConsentQuestion = Object.fromEntries(
    Object.keys(ConsentQuestion.def.shape).flatMap((name) =>
      address.getAll(name).map((value) => [name, value] as const),
    ),
  );
  const { data, status, error, reload } = useResource(callResource(readConsent, { query: question }));
  const { program, mistake } = data ?? {};
  const isWrong = error instanceof ApiError && error.status === 400;
  return (
    <Page width="text">
      <PageHead title={program && !mistake ? `Connect “${program.name}”?` : 'Connect a program'} />
      {status === 'failed' && isWrong && (
        <StatePanel
          role="alert"
          art="dashed"
          title="This program cannot be connected"
          actions={
            <ButtonLink variant="line" href="/account/developers">
              Go to Developers
            </ButtonLink>
          }
        >
          {toMessage(error)} Nothing was allowed.
        </StatePanel>
      )}
      {status === 'failed' && !isWrong && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Nothing was allowed.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.skeleton} />}
      {program && mistake && (
        <StatePanel
          role="alert"
          art="dashed"
          title="The program asked in a way that Flint does not take"
          actions={
            <ButtonLink variant="line" href={mistake.to} reloadDocument>
              Go back to {program.host}
            </ButtonLink>
          }
        >
          Its maker can mend it: {mistake.message} Nothing was allowed.
        </StatePanel>
      )}
      {program && !mistake && <ConsentForm {...{ program, question }} />}
    </Page>
  );
}
