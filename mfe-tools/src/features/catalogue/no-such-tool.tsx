import { NOT_FOUND } from '@flint/shared/contracts/not-found';
import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Page, PageHead } from '@flint/shared/ui/page';
import type { ToolPlace } from '../runner/tool-href';

/** The not-found page of an unknown tool or platform, in the words of `/404`. */
export function NoSuchTool({ place = 'app' }: { place?: ToolPlace }) {
  return (
    <Page>
      <PageHead
        title={NOT_FOUND.title}
        lead={NOT_FOUND.lead}
        actions={<ButtonLink href={getHref(place === 'app' ? 'platformTools' : 'tools')}>All tools</ButtonLink>}
      />
    </Page>
  );
}
