import { type RefObject, useEffect, useState } from 'react';
import { drawThumbnail, loadFaces } from './draw';
import { HEIGHT, type TextLayer, WIDTH } from './layer';

/**
 * Redraws a canvas when its input changes, and counts the drawings for its scaled copies. Text uses a system font until
 * its own has loaded.
 */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: ImageBitmap | null,
  layers: readonly TextLayer[],
): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    let wanted = true;
    const draw = () => {
      const context = canvas.current?.getContext('2d');
      if (!context || !wanted) return;
      const size = { width: picture?.width ?? WIDTH, height: picture?.height ?? HEIGHT };
      drawThumbnail(context, { picture, size, layers });
      setDrawn((count) => count + 1);
    };
    draw();
    loadFaces(layers).then(draw, () => undefined);
    return () => {
      wanted = false;
    };
  }, [canvas, picture, layers]);
  return drawn;
}
