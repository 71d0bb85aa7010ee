import { getHref } from '@flint/shared/contracts/routes';
import { PLATFORMS } from '@flint/shared/tools/tool-row';
import { HUBS, toolsOf } from '@flint/shared/tools/tools';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import type { ToolPlace } from '../runner/tool-href';
import styles from './catalogue.module.css';
import { PlatformMark } from './platform-mark';
import { ToolList } from './tool-list';

const HUB_PAGE = { app: 'platformHub', public: 'toolsHub' } as const;

/** All tools, grouped by platform. */
export function PlatformSections({ place }: { place: ToolPlace }) {
  return PLATFORMS.map((platform) => (
    <section key={platform} className={styles.block} aria-labelledby={`hub-${platform}`}>
      <div className={styles.platform}>
        <PlatformMark platform={platform} />
        <div>
          <h2 className={text.h} id={`hub-${platform}`}>
            <Link className={styles.hub} to={getHref(HUB_PAGE[place], { platform })}>
              {HUBS[platform].label}
            </Link>
          </h2>
          <p className={clsx(text.small, text.soft)}>{HUBS[platform].summary}</p>
        </div>
      </div>
      <ToolList label={HUBS[platform].label} tools={toolsOf(platform)} place={place} />
    </section>
  ));
}
