import { Badge } from '@flint/shared/ui/badge';
import { Card } from '@flint/shared/ui/card';
import { Page, PageHead } from '@flint/shared/ui/page';
import text from '@flint/shared/ui/text.module.css';
import styles from './info.module.css';
import { TextLink } from './info-page';

const PLATFORMS = [
  { name: 'YouTube', hub: '/tools/youtube', today: 'Titles, descriptions, chapters, thumbnails and transcripts.' },
  { name: 'Instagram', hub: '/tools/instagram', today: 'Captions, bios, carousels, reels and stories.' },
  { name: 'TikTok', hub: '/tools/tiktok', today: 'Captions, hooks, scripts and transcripts.' },
  { name: 'X', hub: '/tools/x', today: 'Posts, threads and polls, counted as X counts.' },
  { name: 'Facebook', hub: '/tools/facebook', today: 'Posts, ads and plans for groups and pages.' },
  { name: 'Google', hub: '/tools/google', today: 'Articles, outlines, titles and descriptions for search.' },
] as const;

/** App page: platforms that cannot be connected yet, and what works without. */
export default function ConnectSocialsPage() {
  return (
    <Page>
      <PageHead
        title="Connect your platforms"
        lead="Publishing from Flint is not there yet: no platform can be connected, and none is asked for a password. What you make can be copied or downloaded."
      />
      <ul className={styles.cards}>
        {PLATFORMS.map(({ name, hub, today }) => (
          <Card as="li" key={name} className={styles.card}>
            <h2 className={text.h}>{name}</h2>
            <span className={styles.tag}>
              <Badge>Coming soon</Badge>
            </span>
            <p className={text.soft}>{today}</p>
            <p>
              <TextLink to={hub}>Tools for {name}</TextLink>
            </p>
          </Card>
        ))}
      </ul>
    </Page>
  );
}
