import { NOT_FOUND } from '@flint/shared/contracts/not-found';
import { getHref } from '@flint/shared/contracts/routes';
import { HUB_PAGES } from '@flint/shared/tools/hub-pages';
import { PLATFORMS, type Platform } from '@flint/shared/tools/tool-row';
import { findPlatform, HUBS, toolsOf } from '@flint/shared/tools/tools';
import { PageHead } from '@flint/shared/ui/page';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Link, useParams } from 'react-router-dom';
import catalogue from '../catalogue/catalogue.module.css';
import { Crumbs } from '../catalogue/crumbs';
import { NoSuchTool } from '../catalogue/no-such-tool';
import { PlatformMark } from '../catalogue/platform-mark';
import { ToolList } from '../catalogue/tool-list';
import styles from './public.module.css';
import { PublicPage } from './public-page';
import { Questions } from './questions';
import { Section } from './section';

/** Public page: a platform's tools. */
export default function PublicHubPage() {
  const { platform: name = '' } = useParams();
  const platform = findPlatform(name);
  if (!platform)
    return (
      <PublicPage title={`${NOT_FOUND.title} · Flint`}>
        <NoSuchTool place="public" />
      </PublicPage>
    );
  return <OneHub key={platform} platform={platform} />;
}

function OneHub({ platform }: { platform: Platform }) {
  const { label, summary } = HUBS[platform];
  const { title, intro, questions } = HUB_PAGES[platform];
  return (
    <PublicPage title={title}>
      <Crumbs ways={[{ label: 'Tools', href: getHref('tools') }]} />
      <PageHead title={`${label} tools`} lead={summary} />
      <p className={styles.intro}>{intro}</p>
      <ToolList label={`${label} tools`} tools={toolsOf(platform)} place="public" />
      <Questions questions={questions} />
      <Section title="Other platforms">
        <ul className={catalogue.tools}>
          {PLATFORMS.filter((other) => other !== platform).map((other) => (
            <li key={other}>
              <Link className={catalogue.tool} to={getHref('toolsHub', { platform: other })}>
                <PlatformMark platform={other} />
                <span>
                  <span className={text.strong}>{HUBS[other].label}</span>
                  <span className={clsx(text.small, text.soft, catalogue.summary)}>{HUBS[other].summary}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </PublicPage>
  );
}
