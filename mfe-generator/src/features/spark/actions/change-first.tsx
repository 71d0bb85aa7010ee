import { getHref, type PageId } from '@flint/shared/contracts/routes';
import type { SparkAction } from '@flint/shared/contracts/spark-actions';
import { Button } from '@flint/shared/ui/button';
import { useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { orderAtom as pictureAtom } from '../../generate/order-atom';
import { orderAtom as filmAtom } from '../../video/order-atom';

/** Opens a proposal in the form of its kind, to edit it before anything is spent. */
export function ChangeFirst({ action }: { action: SparkAction }) {
  const store = useStore();
  const navigate = useNavigate();
  const open = (page: PageId, take: () => void) => () => {
    take();
    navigate(getHref(page));
  };
  const take = formFor(action);
  if (!take) return null;
  return (
    <Button size="sm" onClick={open(take.page, take.fill)}>
      Change it first
    </Button>
  );

  function formFor({ kind, input }: SparkAction): { page: PageId; fill: () => void } | null {
    if (kind === 'image') {
      const { prompt, aspect_ratio: aspectRatio, style, num_images: count } = input;
      const order = { prompt, aspectRatio, count, ...(style && { style }), keepSeed: false };
      return { page: 'generator', fill: () => store.set(pictureAtom, order) };
    }
    if (kind === 'video') {
      const { prompt, aspect_ratio: aspectRatio, duration } = input;
      const order = { prompt, aspectRatio, duration, picture: null, keepSeed: false };
      return { page: 'falGenerator', fill: () => store.set(filmAtom, order) };
    }
    return null;
  }
}
