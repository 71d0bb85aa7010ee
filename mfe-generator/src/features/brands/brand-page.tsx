import { Page } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { useParams } from 'react-router-dom';
import styles from './brand.module.css';
import { BrandEditor } from './brand-editor';
import { useBrand } from './use-brand';

/** One profile: what it says, how it looks, and what was learned for it. */
export default function BrandPage() {
  const { id = '' } = useParams();
  const { brand, error, reload } = useBrand(id);
  if (brand) return <BrandEditor key={brand.id} brand={brand} />;
  return (
    <Page width="wide">
      <h1 className="sr">Brand profile</h1>
      {error ? (
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
