import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Page } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { useParams } from 'react-router-dom';
import styles from './brand.module.css';
import { BrandEditor } from './brand-editor';
import { useBrand } from './use-brand';

/** The page of one profile. */
export default function BrandPage() {
  const { id = '' } = useParams();
  const { brand, error, missing, reload } = useBrand(id);
  if (brand) return <BrandEditor key={brand.id} brand={brand} />;
  return (
    <Page width="wide">
      <h1 className="sr">Brand profile</h1>
      {missing ? (
        <StatePanel
          title="There is no such brand profile"
          actions={
            <ButtonLink href={getHref('brandProfiles')} variant="ink">
              All profiles
            </ButtonLink>
          }
        >
          <p>It was deleted for good, or its address is not whole.</p>
        </StatePanel>
      ) : error ? (
        <RetryNote title={error} onRetry={reload}>
          Nothing was changed.
        </RetryNote>
      ) : (
        <div role="status" aria-label="Loading the brand profile" className={styles.editor}>
          <Skeleton shape="block" className={styles.waitingForm} />
          <Skeleton shape="block" className={styles.waitingForm} />
        </div>
      )}
    </Page>
  );
}
