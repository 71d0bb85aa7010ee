import { TOOLS } from '@flint/shared/tools/tools';
import { PageHead } from '@flint/shared/ui/page';
import { Crumbs } from '../catalogue/crumbs';
import { ToolList } from '../catalogue/tool-list';
import { ToolSearch } from '../catalogue/tool-search';
import { ABOUT_LIBRARY } from './about';
import { PublicPage } from './public-page';

const A_TO_Z = [...TOOLS].sort((a, b) => a.title.localeCompare(b.title, 'en'));

/** Public page: all tools by name. */
export default function LibraryPage() {
  return (
    <PublicPage title={ABOUT_LIBRARY.title}>
      <Crumbs ways={ABOUT_LIBRARY.trail.slice(0, -1).map(({ name, path }) => ({ label: name, href: path }))} />
      <PageHead
        title="Tools library"
        lead={`All ${TOOLS.length} tools from A to Z. Each page has its form, a worked example and its price before you sign in.`}
      />
      <ToolSearch place="public">
        <ToolList label="All tools" tools={A_TO_Z} place="public" withPlatform />
      </ToolSearch>
    </PublicPage>
  );
}
