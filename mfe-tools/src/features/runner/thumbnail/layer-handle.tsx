import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { boxOf, moveLayer } from './draw';
import { HEIGHT, type TextLayer, WIDTH } from './layer';
import styles from './thumbnail.module.css';

/** Step of an arrow key in thumbnail pixels, without and with Shift. */
const STEP = 8;
const STRIDE = 48;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface LayerHandleProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  layer: TextLayer;
  chosen: boolean;
  /** Element id of the instructions for moving it. */
  hint: string;
  onChoose: () => void;
  onChange: (layer: TextLayer) => void;
}

/** Drag handle of a text layer. */
export function LayerHandle({ canvas, layer, chosen, hint, onChoose, onChange }: LayerHandleProps) {
  const frame = useRef<HTMLButtonElement>(null);
  const held = useRef<{ x: number; y: number; layer: TextLayer } | null>(null);

  // Measures after every drawing, because the layer's font may have loaded since.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !frame.current) return;
    const { left, top, width, height } = boxOf(context, layer);
    const { style } = frame.current;
    style.setProperty('left', `${(left / WIDTH) * 100}%`);
    style.setProperty('top', `${(top / HEIGHT) * 100}%`);
    style.setProperty('width', `${(width / WIDTH) * 100}%`);
    style.setProperty('height', `${(height / HEIGHT) * 100}%`);
  });

  const move = (from: TextLayer, dx: number, dy: number) => {
    const context = canvas.current?.getContext('2d');
    if (context) onChange(moveLayer(context, from, dx, dy));
  };
  const press = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    const by = event.shiftKey ? STRIDE : STEP;
    move(layer, way[0] * by, way[1] * by);
  };
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, layer };
    onChoose();
  };
  const drag = (event: PointerEvent) => {
    const shown = canvas.current?.getBoundingClientRect().width;
    if (!held.current || !shown) return;
    const scale = WIDTH / shown;
    move(held.current.layer, (event.clientX - held.current.x) * scale, (event.clientY - held.current.y) * scale);
  };
  const drop = () => {
    held.current = null;
  };

  return (
    <button
      ref={frame}
      type="button"
      className={styles.handle}
      aria-label={`Move “${layer.text.replaceAll('\n', ' ')}”`}
      aria-describedby={hint}
      aria-pressed={chosen}
      onKeyDown={press}
      onFocus={onChoose}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    />
  );
}
