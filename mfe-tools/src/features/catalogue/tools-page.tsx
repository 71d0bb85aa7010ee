import { TOOLS } from '@flint/shared/tools/tools';
import { Page, PageHead } from '@flint/shared/ui/page';
import text from '@flint/shared/ui/text.module.css';
import { ChainList } from '../chains/chain-list';
import styles from './catalogue.module.css';
import { PlatformSections } from './platform-sections';
import { recentTools } from './recent-tools';
import { ToolList } from './tool-list';
import { ToolSearch } from './tool-search';

/** All tools: six platforms, a search, and recently used ones. */
export default function ToolsPage() {
  return (
    <Page>
      <PageHead
        title="Platform tools"
        lead={`${TOOLS.length} tools for six platforms. Each is checked against what its platform takes and shows.`}
      />
      <ToolSearch place="app">
        <UsedLast />
        <ChainList />
        <PlatformSections place="app" />
      </ToolSearch>
    </Page>
  );
}

function UsedLast() {
  const recent = recentTools();
  if (recent.length === 0) return null;
  return (
    <section className={styles.block} aria-label="Used last">
      <h2 className={text.h}>Used last</h2>
      <ToolList label="Used last" tools={recent} withPlatform />
    </section>
  );
}
