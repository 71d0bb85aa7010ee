import { ApiError } from '@flint/shared/api/api-error';
import { NOT_FOUND } from '@flint/shared/contracts/not-found';
import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Page, PageHead } from '@flint/shared/ui/page';

/** Whether the server has no such thing for the viewer: a retry brings nothing. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

interface MissingProps {
  /** The list that it would stand in. */
  readonly list?: 'templates' | 'agents';
}

/** What stands in the place of a thing that does not exist or is another user's, in the words of `/404`. */
export function MissingPart({ list = 'agents' }: MissingProps) {
  return (
    <PageHead
      title={NOT_FOUND.title}
      lead={NOT_FOUND.lead}
      actions={
        <ButtonLink href={getHref(list)} variant="line">
          {list === 'agents' ? 'All agents' : 'All templates'}
        </ButtonLink>
      }
    />
  );
}

/** The not-found page of a template, an agent or a job. */
export function MissingPage({ list = 'templates' }: MissingProps) {
  return (
    <Page>
      <MissingPart list={list} />
    </Page>
  );
}
