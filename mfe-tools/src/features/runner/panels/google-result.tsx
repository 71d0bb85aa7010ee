import { RULES } from '@flint/shared/tools/limits/limits';
import { cut } from '@flint/shared/tools/measure/cut';
import { measure } from '@flint/shared/tools/measure/measure';
import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './google.module.css';
import frame from './panel.module.css';

interface GoogleResultProps {
  title: string;
  description: string;
  /** The URL as typed; empty where unknown. */
  address: string;
  site: string;
}

const PLACES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;
type Device = (typeof PLACES)[number]['value'];

const TITLE = RULES['google.title.shown'];
const DESCRIPTION = RULES['google.description.shown'];
const MARK = { mark: ' …' } as const;

/** Preview of a search result, cut as Google does: titles by their width, descriptions by graphemes. */
export function GoogleResult({ title, description, address, site }: GoogleResultProps) {
  const [place, setPlace] = useState<Device>('desktop');
  // Phones show titles in two lines, so the width is seldom the limit.
  const shownTitle = place === 'desktop' ? cut(title, TITLE.max, TITLE.unit, MARK) : title;
  const shownDescription = cut(description, DESCRIPTION.max, DESCRIPTION.unit, MARK);
  const result = { site, title: shownTitle, description: shownDescription, crumbs: crumbsOf(address) };
  return (
    <section className={frame.panel} aria-label="As a search result">
      <div className={frame.split}>
        <h3 className={text.h}>As a search result</h3>
        <Segmented label="Preview" segments={PLACES} value={place} onChange={setPlace} />
      </div>
      <div className={frame.themes}>
        <Result theme="light" place={place} {...result} />
        <Result theme="dark" place={place} {...result} />
      </div>
      <p className={text.small} role="status">
        {told('Title', shownTitle !== title)} {told('Description', shownDescription !== description)} The title is{' '}
        {measure(title, 'pixels')} pixels wide.
      </p>
      <p className={clsx(text.tiny, text.faint)}>
        Measured in Arial at 20 pixels, as Google sets titles on a desktop. It publishes no limits, and often writes
        results of its own.
      </p>
    </section>
  );
}

const told = (what: string, isCut: boolean) => `${what} ${isCut ? 'cut' : 'shown whole'}.`;

/** A URL as breadcrumbs: the site, then its folders. */
function crumbsOf(address: string): string {
  const bare = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return (bare || 'your-site.example').split('/').join(' › ');
}

interface ResultProps extends Omit<GoogleResultProps, 'address'> {
  theme: 'light' | 'dark';
  place: Device;
  crumbs: string;
}

function Result({ theme, place, title, description, crumbs, site }: ResultProps) {
  return (
    <figure className={styles.screen} data-theme={theme} data-place={place}>
      <div className={styles.site}>
        <span className={styles.icon} aria-hidden="true">
          {Array.from(site || crumbs)[0]?.toUpperCase()}
        </span>
        <p>
          {site && <span className={styles.siteName}>{site}</span>}
          <span className={styles.crumbs}>{crumbs}</span>
        </p>
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.description}>{description}</p>
    </figure>
  );
}
