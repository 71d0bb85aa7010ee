import { getHref } from '@flint/shared/contracts/routes';
import type { SparkAction } from '@flint/shared/contracts/spark-actions';
import { replaceDraft } from '@flint/shared/orders/replace-draft';
import { Button } from '@flint/shared/ui/button';
import { useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { orderAtom as pictureAtom } from '../../generate/order-atom';
import { orderAtom as filmAtom } from '../../video/order-atom';

/** Opens a proposal in the form of its kind, to edit it before anything is spent. */
export function ChangeFirst({ action }: { action: SparkAction }) {
  const store = useStore();
  const navigate = useNavigate();
  const form = formFor(action);
  if (!form) return null;
  const open = () => {
    form.fill();
    void navigate(form.href);
  };
  return (
    <Button size="sm" onClick={open}>
      {action.kind === 'template' || action.kind === 'agent' ? 'Open it' : 'Change it first'}
    </Button>
  );

  function formFor({ kind, input }: SparkAction): { href: string; fill: () => void } | null {
    if (kind === 'image') {
      const { prompt, aspect_ratio: aspectRatio, style, num_images: count } = input;
      const order = { prompt, aspectRatio, count, ...(style && { style }), texts: '', keepSeed: false };
      return { href: getHref('generator'), fill: () => replaceDraft(store, pictureAtom, order) };
    }
    if (kind === 'video') {
      const { prompt, aspect_ratio: aspectRatio, duration } = input;
      const order = { prompt, aspectRatio, duration, picture: null, narration: '', music: '', keepSeed: false };
      return { href: getHref('falGenerator', { kind: 'video' }), fill: () => replaceDraft(store, filmAtom, order) };
    }
    if (kind === 'template') return { href: getHref('template', { id: input.template, ...input.inputs }), fill() {} };
    if (kind === 'agent') return { href: getHref('agent', { id: input.agent, ...input.inputs }), fill() {} };
    if (kind === 'edit') return { href: getHref('library', { item: input.picture, do: 'edit' }), fill() {} };
    return null;
  }
}
