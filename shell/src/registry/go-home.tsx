import { getHref } from '@flint/shared/contracts/routes';
import { viewerAtom } from '@flint/shared/state/boot';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { useAtomValue } from 'jotai';

/** The way on from a place that has nothing to show. */
export function GoHome() {
  const href = getHref(useAtomValue(viewerAtom) ? 'dashboard' : 'home');
  return (
    <ButtonLink href={href} variant="line">
      Go to Home
    </ButtonLink>
  );
}
