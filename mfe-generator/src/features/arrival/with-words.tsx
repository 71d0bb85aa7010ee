import { lazyPart } from '@flint/shared/ui/lazy-part';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Lazy: only for addresses that bring words. */
const TakeWords = lazyPart(() => import(/* webpackChunkName: "late" */ './take-words'));

/**
 * A page that is shown once its form has the words (`?prompt=`) and the picture (`?picture=`) of the address, so that no
 * older draft can be sent.
 */
export const withWords = (Page: ComponentType) => () => {
  const [query] = useSearchParams();
  return query.has('prompt') || query.has('picture') ? <TakeWords /> : <Page />;
};
