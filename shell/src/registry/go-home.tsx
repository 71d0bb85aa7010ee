import { getHref } from '@flint/shared/contracts/routes';
import { viewerAtom } from '@flint/shared/state/boot';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { useAtomValue } from 'jotai';

/** A link to the home page, for pages without content of their own. */
export function GoHome() {
  const href = getHref(useAtomValue(viewerAtom) ? 'dashboard' : 'home');
  return (
    <ButtonLink href={href} variant="line">
      Go to Home
    </ButtonLink>
  );
}
