import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { disc, group, path } from '../../svg/shapes';
import { fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';
import { lightSide, turned } from './interior';

export interface VaseShape {
  /** Outline standing on the origin, in units. */
  outline: string;
  height: number;
  /** Half the width of the mouth. */
  mouth: number;
  /** Half of the largest width. */
  foot: number;
}

export const VASE_SHAPES: readonly [VaseShape, ...VaseShape[]] = [
  {
    outline: 'M-88 0C-146-58-158-228-90-328-62-376-50-420-54-480H54C50-420 62-376 90-328 158-228 146-58 88 0Z',
    height: 480,
    mouth: 54,
    foot: 118,
  },
  {
    outline: 'M-108 0C-190-40-190-220-100-270-72-286-60-300-58-332H58C60-300 72-286 100-270 190-220 190-40 108 0Z',
    height: 332,
    mouth: 58,
    foot: 150,
  },
  {
    outline: 'M-58 0C-84-100-72-296-30-376-22-410-24-450-30-490H30C24-450 22-410 30-376 72-296 84-100 58 0Z',
    height: 490,
    mouth: 30,
    foot: 70,
  },
  {
    outline: 'M-96 0C-104-120-128-210-122-300-118-340-104-356-92-372H92C104-356 118-340 122-300 128-210 104-120 96 0Z',
    height: 372,
    mouth: 92,
    foot: 108,
  },
  {
    outline:
      'M-70 0C-78-30-52-44-50-62-150-110-166-250-92-316-58-344-44-372-62-412H62C44-372 58-344 92-316 166-250 150-110 50-62 52-44 78-30 70 0Z',
    height: 412,
    mouth: 62,
    foot: 124,
  },
];

/** A glazed vase standing on (x, y). */
export const vase = asSubject(
  ['vase', 'pottery', 'ceramic', 'jar', 'vessel', 'porcelain', 'amphora', 'jug', 'pitcher'],
  paintVase,
);

function paintVase(stage: Stage, shape: VaseShape, colour: string, x: number, y: number, scale: number): string {
  const { canvas, palette } = stage;
  const side = lightSide(stage);
  const inside = disc(canvas, 0, -shape.height, shape.mouth, mix(colour, palette.shade, 0.72), {
    ry: shape.mouth * 0.16,
    ink: 3,
  });
  const rim = disc(canvas, 0, -shape.height, shape.mouth, mix(colour, palette.light, 0.25), {
    ry: shape.mouth * 0.2,
    ink: 3,
  });
  const gleam = canvas.flat
    ? ''
    : disc(
        canvas,
        side * shape.foot * 0.46,
        -shape.height * 0.46,
        shape.foot * 0.14,
        canvas.radial(fade('#fffaf0', 0.5, 0)),
        { ry: shape.height * 0.2, ink: 0 },
      );
  const dark = canvas.flat
    ? ''
    : path(
        canvas,
        shape.outline,
        canvas.linear([
          { at: 0, colour: palette.shade, opacity: 0 },
          { at: 0.72, colour: palette.shade, opacity: 0.03 },
          { at: 1, colour: palette.shade, opacity: 0.4 },
        ]),
        { ink: 0 },
      );
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})">${group('', path(canvas, shape.outline, turned(stage, colour)), dark, gleam, rim, inside)}</g>`;
}
