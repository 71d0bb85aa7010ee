import { type RefObject, useEffect, useState } from 'react';
import { drawThumbnail, loadFaces } from './draw';
import { HEIGHT, type TextLayer, WIDTH } from './layer';

/**
 * Keeps a canvas drawn, and counts its drawings: what shows it smaller follows by them. Words stand in a system face
 * until their own is there.
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
