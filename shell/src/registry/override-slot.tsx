import { bootAtom } from '@flint/shared/state/boot';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

const OverrideBanner = lazyPart(() => import(/* webpackChunkName: "banners" */ './override-banner'));
const PreviewBanner = lazyPart(() => import(/* webpackChunkName: "banners" */ './preview-banner'));

/** The banners over every page while this browser is shown previews, or staff override a remote in it. */
export function OverrideSlot() {
  const boot = useAtomValue(bootAtom);
  const previews = boot?.remotes.filter(({ preview }) => preview) ?? [];
  const isOverridden = boot?.overrideRefused || boot?.remotes.some(({ override }) => override);
  if (!boot || (previews.length === 0 && !isOverridden)) return null;
  return (
    <Suspense fallback={null}>
      {previews.length > 0 && <PreviewBanner remotes={previews} />}
      {isOverridden && <OverrideBanner boot={boot} />}
    </Suspense>
  );
}
