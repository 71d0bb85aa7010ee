import type { Consent } from '@flint/shared/contracts/pixels';
import { getHref } from '@flint/shared/contracts/routes';
import { Button } from '@flint/shared/ui/button';
import styles from './consent-banner.module.css';

interface ConsentBannerProps {
  onAnswer(consent: Consent): void;
}

/** Asks whether analytics and advertising services may be loaded. Both answers weigh the same. */
export function ConsentBanner({ onAnswer }: ConsentBannerProps) {
  return (
    <section className={styles.banner} aria-label="Analytics and advertising">
      <p>
        May we load analytics and advertising services of others? They set cookies and see which public pages you visit.{' '}
        <a className={styles.more} href={getHref('privacy')}>
          Privacy
        </a>
      </p>
      <div className={styles.answers}>
        <Button variant="line" onClick={() => onAnswer('refused')}>
          Refuse
        </Button>
        <Button variant="line" onClick={() => onAnswer('granted')}>
          Allow
        </Button>
      </div>
    </section>
  );
}
