import { RULES } from '@flint/shared/tools/limits/limits';
import { cut } from '@flint/shared/tools/measure/cut';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './facebook.module.css';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';

interface Ad {
  readonly text: string;
  readonly headline: string;
  readonly description?: string;
}

const BUTTONS: Readonly<Record<string, string>> = {
  learn: 'Learn more',
  shop: 'Shop now',
  signup: 'Sign up',
  book: 'Book now',
  download: 'Download',
  message: 'Send message',
};

/** The visible part of a text, where this many characters are shown. */
function visiblePart(whole: string, { max, unit }: { max: number; unit: 'graphemes' }) {
  const shown = cut(whole, max, unit);
  return { shown, isCut: shown.length < whole.length };
}

/** Preview of an ad in the feed, with texts cut as Facebook cuts them; also for funnels with an ad. */
export default function FacebookAds({ output, input, chosen }: PanelProps) {
  const ads = (output.ads ?? [{ text: output.ad, headline: output.headline }]) as readonly Ad[];
  const ad = ads[chosen] ?? { text: '', headline: '' };
  return (
    <section className={frame.panel} aria-label="In the feed">
      <h3 className={text.h}>In the feed</h3>
      <div className={clsx(frame.themes, frame.pair)}>
        <FacebookAd theme="light" ad={ad} button={BUTTONS[String(input.button)] ?? 'Learn more'} />
        <FacebookAd theme="dark" ad={ad} button={BUTTONS[String(input.button)] ?? 'Learn more'} />
      </div>
      <p className={clsx(text.tiny, text.faint)}>
        Cut after about {RULES['facebook.ad-text.shown'].max}, {RULES['facebook.ad-headline.shown'].max} and{' '}
        {RULES['facebook.ad-description.shown'].max} characters; it varies with place and device. Page and picture are
        samples.
      </p>
    </section>
  );
}

function FacebookAd({ theme, ad, button }: { theme: 'light' | 'dark'; ad: Ad; button: string }) {
  const body = visiblePart(ad.text, RULES['facebook.ad-text.shown']);
  const headline = visiblePart(ad.headline, RULES['facebook.ad-headline.shown']);
  const description = visiblePart(ad.description ?? '', RULES['facebook.ad-description.shown']);
  return (
    <figure className={styles.screen} data-theme={theme}>
      <div className={styles.card}>
        <div className={styles.head}>
          <span className={styles.avatar} aria-hidden="true">
            Y
          </span>
          <div>
            <p className={styles.name}>Your page</p>
            <p className={styles.faint}>Sponsored</p>
          </div>
        </div>
        <p className={styles.text}>
          {body.shown}
          {body.isCut && <span className={styles.more}>… See more</span>}
        </p>
        <div className={styles.picture} />
        <div className={styles.foot}>
          <div>
            <p className={styles.faint}>your-page.example</p>
            <p className={styles.headline}>
              {headline.shown}
              {headline.isCut && '…'}
            </p>
            {description.shown !== '' && (
              <p className={styles.faint}>
                {description.shown}
                {description.isCut && '…'}
              </p>
            )}
          </div>
          <span className={styles.button}>{button}</span>
        </div>
      </div>
    </figure>
  );
}
