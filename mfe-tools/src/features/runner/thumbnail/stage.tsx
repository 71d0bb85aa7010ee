import { type RefObject, useId } from 'react';
import { BADGE, HEIGHT, type TextLayer, WIDTH } from './layer';
import { LayerHandle } from './layer-handle';
import styles from './thumbnail.module.css';

interface StageProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  layers: readonly TextLayer[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onChange: (layer: TextLayer) => void;
  /** Text alternative of the canvas. */
  label: string;
}

/** The thumbnail at 1280 by 720; its layers can be moved by pointer or arrow keys. */
export function Stage({ canvas, layers, chosen, onChoose, onChange, label }: StageProps) {
  const hint = useId();
  return (
    <div className={styles.stage}>
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} className={styles.canvas} role="img" aria-label={label} />
      <div className={styles.badge} ref={atBadge} aria-hidden="true">
        <span>12:48</span>
      </div>
      {layers.map((layer) => (
        <LayerHandle
          key={layer.id}
          {...{ canvas, layer, hint }}
          chosen={layer.id === chosen}
          onChoose={() => onChoose(layer.id)}
          onChange={onChange}
        />
      ))}
      <p className="sr" id={hint}>
        Arrow keys move it, with Shift in larger steps.
      </p>
    </div>
  );
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

function atBadge(element: HTMLElement | null) {
  element?.style.setProperty('inline-size', percent(BADGE.width, WIDTH));
  element?.style.setProperty('block-size', percent(BADGE.height, HEIGHT));
}
