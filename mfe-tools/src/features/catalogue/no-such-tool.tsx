import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Page, PageHead } from '@flint/shared/ui/page';

/** An address of a tool or a platform that does not exist. */
export function NoSuchTool() {
  return (
    <Page>
      <PageHead
        title="Page not found"
        lead="There is no such tool here. It may belong to another platform."
        actions={<ButtonLink href={getHref('platformTools')}>All tools</ButtonLink>}
      />
    </Page>
  );
}
