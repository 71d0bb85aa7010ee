import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { StatePanel } from '@flint/shared/ui/state-panel';
import text from '@flint/shared/ui/text.module.css';
import { useParams } from 'react-router-dom';
import { SharedTalk } from './shared-talk';
import styles from './sharing.module.css';
import { useShared } from './use-shared';

/** Public page of a shared conversation: text only. */
export default function SharedPage() {
  const { token = '' } = useParams();
  const { shared, error, missing, reload } = useShared(token);
  return (
    <div className={styles.page}>
      {shared && <SharedTalk shared={shared} />}
      {!shared && <h1 className="sr">A shared conversation</h1>}
      {!shared && !error && <p role="status">Loading...</p>}
      {missing && (
        <StatePanel
          title="This link shows nothing any more"
          actions={
            <ButtonLink href={getHref('home')} variant="ink">
              See what Flint does
            </ButtonLink>
          }
        >
          <p>It was taken back, or its address is not whole.</p>
        </StatePanel>
      )}
      {error && !missing && (
        <RetryNote title={error} onRetry={reload}>
          The conversation is not shown.
        </RetryNote>
      )}
      {shared && (
        <p className={text.soft}>Written with Spark, the assistant of Flint. It can be wrong: check what matters.</p>
      )}
    </div>
  );
}
