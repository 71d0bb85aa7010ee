import { getHref } from '@flint/shared/contracts/routes';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ViewTabs } from '../view-tabs/view-tabs';

const Pictures = lazyPart(async () => ({ default: (await import('../generate/pictures')).Pictures }));
const Films = lazyPart(async () => ({ default: (await import('../video/films')).Films }));

const KINDS = [
  { id: 'image', label: 'Image', href: getHref('falGenerator') },
  { id: 'video', label: 'Video', href: getHref('falGenerator', { kind: 'video' }) },
];

/** Pictures and films on one page; the URL selects the tab. */
export default function FalGeneratorPage() {
  const [query] = useSearchParams();
  const open = query.get('kind') === 'video' ? 'video' : 'image';
  const Kind = open === 'video' ? Films : Pictures;
  return (
    <Suspense fallback={<p role="status">Loading...</p>}>
      <Kind title="Image and video generator" tabs={<ViewTabs label="What to make" views={KINDS} open={open} />} />
    </Suspense>
  );
}
