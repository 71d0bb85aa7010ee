import { getHref } from '@flint/shared/contracts/routes';
import { TextLink } from './text-link';

/** The terms that submitting the form accepts. */
export function Accepting({ by }: { by: string }) {
  return (
    <>
      By {by} you accept the <TextLink to={getHref('terms')}>terms of service</TextLink> and the{' '}
      <TextLink to={getHref('privacy')}>privacy notice</TextLink>.
    </>
  );
}
