import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Page, PageHead } from '@flint/shared/ui/page';
import type { ToolPlace } from '../runner/tool-href';

/** Not-found panel for an unknown tool or platform. */
export function NoSuchTool({ place = 'app' }: { place?: ToolPlace }) {
  return (
    <Page>
      <PageHead
        title="Page not found"
        lead="There is no such tool here. It may belong to another platform."
        actions={<ButtonLink href={getHref(place === 'app' ? 'platformTools' : 'tools')}>All tools</ButtonLink>}
      />
    </Page>
  );
}
