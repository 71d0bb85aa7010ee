import { useMemo, useState } from 'react';
import { InTheFeed } from '../thumbnail/in-the-feed';
import { firstLayer, HEIGHT, WIDTH } from '../thumbnail/layer';
import { useDrawing } from '../thumbnail/use-drawing';
import type { PanelProps } from './panel-props';

/** Preview of texts on a thumbnail beside their title, with a plain background in place of the picture. */
export default function YoutubeThumbnailCopy({ output, input, chosen }: PanelProps) {
  const [canvas] = useState(() => ({ current: newCanvas() }));
  const words = (output.options as readonly { text: string }[])[chosen]?.text ?? '';
  const layers = useMemo(() => [firstLayer(words, 'left')], [words]);
  const drawn = useDrawing(canvas, null, layers);
  return <InTheFeed source={canvas} drawn={drawn} title={String(input.title || input.topic || '')} />;
}

/** Offscreen: the previews draw scaled copies of it. Null when prerendering. */
function newCanvas(): HTMLCanvasElement | null {
  if (typeof document === 'undefined') return null;
  return Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
}
