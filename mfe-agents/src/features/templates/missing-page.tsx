import { ApiError } from '@flint/shared/api/api-error';
import { NOT_FOUND } from '@flint/shared/contracts/not-found';
import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Page, PageHead } from '@flint/shared/ui/page';

/** Whether the server has no such thing for the viewer: a retry brings nothing. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The not-found page of a template or job that does not exist or is another user's, in the words of `/404`. */
export function MissingPage() {
  return (
    <Page>
      <PageHead
        title={NOT_FOUND.title}
        lead={NOT_FOUND.lead}
        actions={
          <ButtonLink href={getHref('templates')} variant="line">
            All templates
          </ButtonLink>
        }
      />
    </Page>
  );
}
