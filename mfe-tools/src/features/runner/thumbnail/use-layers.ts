import { useAtom } from 'jotai';
import type { TextLayer } from './layer';
import { layersAtom } from './layers-atom';

/**
 * The layers of a picture, stored in this browser.
 * @param first the layers before any change
 */
export function useLayers(id: string, first: readonly TextLayer[]) {
  const [all, keep] = useAtom(layersAtom);
  const layers = all.get(id) ?? first;
  const set = (next: readonly TextLayer[]) => keep(id, next);
  const change = (changed: TextLayer) => set(layers.map((layer) => (layer.id === changed.id ? changed : layer)));
  return { layers, set, change };
}
