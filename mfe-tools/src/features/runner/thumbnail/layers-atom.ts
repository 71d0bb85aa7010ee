import { keepDraft, readDraft } from '@flint/shared/orders/draft';
import { atom } from 'jotai';
import type { TextLayer } from './layer';

const KEY = 'flint.thumbnail.layers';
/** Number of pictures whose layers are stored; older ones are dropped. */
const KEPT = 24;

type StoredLayers = readonly (readonly [picture: string, layers: readonly TextLayer[]])[];

const isLayer = (value: unknown): value is TextLayer =>
  typeof value === 'object' && value !== null && typeof (value as TextLayer).text === 'string';

const form = {
  parse: (kept: unknown): StoredLayers =>
    (Array.isArray(kept) ? kept : []).flatMap((entry) => {
      const [picture, layers] = Array.isArray(entry) ? entry : [];
      return typeof picture === 'string' && Array.isArray(layers) ? [[picture, layers.filter(isLayer)] as const] : [];
    }),
};

const changed = atom<StoredLayers | null>(null);

/** Layers by picture id, stored in this browser at every change. */
export const layersAtom = atom(
  (get) => new Map(get(changed) ?? readDraft(KEY, form)),
  (get, set, picture: string, layers: readonly TextLayer[]) => {
    const others = (get(changed) ?? readDraft(KEY, form)).filter(([id]) => id !== picture);
    const next: StoredLayers = [[picture, layers] as const, ...others].slice(0, KEPT);
    set(changed, next);
    keepDraft(KEY, next);
  },
);
