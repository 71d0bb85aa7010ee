import { getHref } from '@flint/shared/contracts/routes';
import { TOOLS } from '@flint/shared/tools/tools';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { PageHead } from '@flint/shared/ui/page';
import { PlatformSections } from '../catalogue/platform-sections';
import { ToolSearch } from '../catalogue/tool-search';
import { ABOUT_TOOLS } from './about';
import { PublicPage } from './public-page';

/** Public page: the six platforms and their tools. */
export default function PublicToolsPage() {
  return (
    <PublicPage title={ABOUT_TOOLS.title}>
      <PageHead
        title="Tools for six platforms"
        lead={`${TOOLS.length} tools that work from your own words. Each knows what its platform takes and what it shows, and says where it knows that from.`}
        actions={<ButtonLink href={getHref('toolsLibrary')}>Every tool from A to Z</ButtonLink>}
      />
      <ToolSearch place="public">
        <PlatformSections place="public" />
      </ToolSearch>
    </PublicPage>
  );
}
