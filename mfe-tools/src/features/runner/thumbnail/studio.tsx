import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import type { PicturePanelProps } from '../panels/panel-props';
import { boxOf } from './draw';
import { InTheFeed } from './in-the-feed';
import { BADGE, firstLayer, LAYERS_MAX, newLayer, overlap, type TextLayer } from './layer';
import { LayerFields } from './layer-fields';
import { SaveBar } from './save-bar';
import { Stage } from './stage';
import styles from './thumbnail.module.css';
import { useDrawing } from './use-drawing';
import { useLayers } from './use-layers';
import { usePicture } from './use-picture';

const wordsOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Thumbnail editor for one picture (use the picture's id as key): adds text, previews it in YouTube's feeds, and saves
 * it.
 */
export default function Studio({ id, url, input }: PicturePanelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = wordsOf(input.words);
  const [first] = useState(() => (words ? [firstLayer(words, input.room)] : []));
  const { layers, set, change } = useLayers(id, first);
  const [asked, choose] = useState<string | undefined>(undefined);
  const chosen = layers.find((layer) => layer.id === asked) ?? layers[0];
  const { picture, failed, retry } = usePicture(url);
  const drawn = useDrawing(canvas, picture, layers);
  const title = wordsOf(input.title) || wordsOf(input.topic);

  const add = () => {
    const layer = newLayer(crypto.randomUUID());
    set([...layers, layer]);
    choose(layer.id);
  };
  return (
    <section className={styles.studio} aria-label="Words on the picture">
      <h3 className={text.h}>Words on the picture</h3>
      {failed && (
        <RetryNote title="The picture could not be fetched." onRetry={retry}>
          Your words are kept.
        </RetryNote>
      )}
      <div className={styles.desk}>
        <div className={styles.seen}>
          <Stage
            {...{ canvas, layers }}
            chosen={chosen?.id}
            onChoose={choose}
            onChange={change}
            label={`Thumbnail with ${layers.map((layer) => `“${layer.text}”`).join(', ') || 'no words'}`}
          />
          <Hidden canvas={canvas} layers={layers} drawn={drawn} />
          <SaveBar canvas={canvas} title={title} />
        </div>
        <div className={styles.side}>
          <fieldset className={styles.layers} aria-label="Layers">
            {layers.map((layer) => (
              <Button
                key={layer.id}
                size="sm"
                variant={layer.id === chosen?.id ? 'ink' : 'line'}
                aria-pressed={layer.id === chosen?.id}
                onClick={() => choose(layer.id)}
              >
                <span className={text.clip}>{layer.text.trim().replaceAll('\n', ' ') || 'Empty'}</span>
              </Button>
            ))}
            <Button size="sm" disabled={layers.length >= LAYERS_MAX} onClick={add}>
              <Icon of={Plus} small />
              Add words
            </Button>
          </fieldset>
          {chosen ? (
            <LayerFields
              key={chosen.id}
              layer={chosen}
              onChange={(own) => change({ ...chosen, ...own })}
              onRemove={() => set(layers.filter((layer) => layer.id !== chosen.id))}
            />
          ) : (
            <p className={clsx(text.small, text.soft)}>No words yet. Add some: three or four are read on a phone.</p>
          )}
        </div>
      </div>
      <InTheFeed source={canvas} drawn={drawn} title={title} />
    </section>
  );
}

interface HiddenProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  layers: readonly TextLayer[];
  drawn: number;
}

/** Warns about text below the video length badge. */
function Hidden({ canvas, layers, drawn }: HiddenProps) {
  const context = drawn > 0 ? canvas.current?.getContext('2d') : null;
  const hidden = context ? layers.filter((layer) => overlap(boxOf(context, layer), BADGE)) : [];
  if (hidden.length === 0) return null;
  return (
    <Note tone="warn" title="Words stand in the marked corner.">
      YouTube sets the length of the video there: {hidden.map((layer) => `“${layer.text}”`).join(', ')} would be covered
      in the sidebar.
    </Note>
  );
}
