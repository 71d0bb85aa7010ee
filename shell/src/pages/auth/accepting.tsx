import { getHref } from '@flint/shared/contracts/routes';
import { TextLink } from './text-link';

/** What pressing the button agrees to. */
export function Accepting({ by }: { by: string }) {
  return (
    <>
      By {by} you accept the <TextLink to={getHref('terms')}>terms of service</TextLink> and the{' '}
      <TextLink to={getHref('privacy')}>privacy notice</TextLink>.
    </>
  );
}
