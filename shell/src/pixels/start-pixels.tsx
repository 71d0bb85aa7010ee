import type { Pixels } from '@flint/shared/contracts/pixels';
import type { Store } from '@flint/shared/contracts/remotes';
import { viewerAtom } from '@flint/shared/state/boot';
import { createRoot } from 'react-dom/client';
import { answer } from './answer';
import { ConsentBanner } from './consent-banner';
import { loadPixels } from './load-pixels';

/**
 * Asks a visitor for consent, or loads what was agreed to. Who then signs in gets the page anew, without: what users
 * write and make is shown to no script of others.
 */
export function startPixels({ consent, ids }: Pixels, store: Store, reload = () => window.location.reload()): void {
  // A browser whose signal the server does not get says so here.
  const isRefused = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  if (isRefused || store.get(viewerAtom)) return;
  if (ids) {
    loadPixels(ids);
    store.sub(viewerAtom, () => store.get(viewerAtom) && reload());
  } else if (consent === 'unasked') ask();
}

function ask(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ConsentBanner onAnswer={answer} />);
}
