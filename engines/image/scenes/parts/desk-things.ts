import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, group, line, path, rect } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';
import { gloom, shadow, turned } from './interior';

/** A stack of books lying on (x, y), `size` wide. */
export const books = asSubject(['book'], paintBooks);

function paintBooks(stage: Stage, x: number, y: number, size: number): string {
  const { canvas, palette, random, brief } = stage;
  const chance = random.fork('books');
  const dim = gloom(stage) * 0.5;
  let top = y;
  const stack = Array.from({ length: 4 }, (_, index) => {
    const tall = size * chance.between(0.085, 0.125);
    const wide = size * chance.between(0.8, 1);
    const left = x - wide / 2 + chance.between(-0.05, 0.05) * size;
    const own =
      (index === 0 ? colourOf(brief, 'book') : undefined) ??
      palette.accents[index % palette.accents.length] ??
      palette.light;
    const cloth = mix(own, palette.shade, dim);
    top -= tall;
    const fill = canvas.linear(even(mix(cloth, palette.light, 0.26), cloth, mix(cloth, palette.shade, 0.36)), {
      bands: 2,
    });
    const pages = rect(
      canvas,
      left + wide * 0.9,
      top + tall * 0.16,
      wide * 0.1,
      tall * 0.68,
      mix(palette.light, palette.shade, 0.2 + dim),
      { ink: 0 },
    );
    const band = rect(canvas, left + wide * 0.12, top, wide * 0.03, tall, mix(cloth, palette.light, 0.5), { ink: 0 });
    return rect(canvas, left, top, wide, tall, fill, { round: tall * 0.18 }) + pages + band;
  });
  return shadow(stage, x, y, size * 0.5, size * 0.4) + group('', ...stack);
}

/** A desk lamp, lit by night, standing on (x, y). */
export const lamp = asSubject(['lamp'], paintLamp);

function paintLamp(stage: Stage, x: number, y: number, size: number): string {
  const { canvas, palette, brief } = stage;
  const lit = gloom(stage) > 0;
  const shade =
    colourOf(brief, 'lamp', 'lampshade') ??
    palette.accents.find((colour) => colour !== palette.accents[0]) ??
    '#e35a2c';
  const metal = mix('#2a1c14', palette.shade, 0.4);
  const cone = canvas.linear(fade('#ffd890', 0.62, 0), { bands: 2 });
  const light = lit
    ? disc(canvas, x, y - size * 0.5, size * 1.15, canvas.radial(fade('#ffb95c', 0.62, 0), { bands: 3 }), { ink: 0 }) +
      path(
        canvas,
        `M${n(x - size * 0.27)} ${n(y - size * 0.6)}H${n(x + size * 0.27)}L${n(x + size * 0.58)} ${n(y + size * 0.02)}H${n(x - size * 0.58)}Z`,
        cone,
        { ink: 0 },
      ) +
      disc(canvas, x, y + size * 0.03, size * 0.7, canvas.radial(fade('#ffce85', 0.6, 0), { bands: 2 }), {
        ry: size * 0.12,
        ink: 0,
      })
    : '';
  const hood = `M${n(x - size * 0.17)} ${n(y - size * 0.88)}H${n(x + size * 0.17)}L${n(x + size * 0.29)} ${n(y - size * 0.6)}H${n(x - size * 0.29)}Z`;
  const glow = lit
    ? canvas.linear(even(mix(shade, '#ffcf80', 0.35), mix(shade, '#ffd890', 0.6)), { bands: 2 })
    : turned(stage, shade);
  return group(
    '',
    light,
    shadow(stage, x, y, size * 0.17, size * 0.2),
    line(`M${n(x)} ${n(y - size * 0.02)}V${n(y - size * 0.62)}`, metal, size * 0.03),
    disc(canvas, x, y - size * 0.015, size * 0.17, mix(metal, palette.light, 0.16), { ry: size * 0.035 }),
    path(canvas, hood, glow),
  );
}

/** An open laptop standing on (x, y). */
export const laptop = asSubject(['laptop', 'computer', 'notebook'], paintLaptop);

function paintLaptop(stage: Stage, x: number, y: number, size: number): string {
  const { canvas, palette } = stage;
  const shell = mix('#b9bdc2', palette.shade, 0.2 + gloom(stage) * 0.5);
  const screen = canvas.linear(
    even(mix(palette.sky(0.6), '#ffffff', 0.35), mix(palette.accents[0] ?? palette.sky(0.5), '#ffffff', 0.3)),
    { x2: 1, bands: 3 },
  );
  const glow =
    gloom(stage) > 0
      ? disc(canvas, x, y - size * 0.34, size * 0.85, canvas.radial(fade('#bcd8f2', 0.3, 0), { bands: 1 }), { ink: 0 })
      : '';
  const lines = [0.16, 0.25, 0.34, 0.43].map((at, index) =>
    rect(
      canvas,
      x - size * 0.4,
      y - size * (0.62 - at),
      size * (0.26 + 0.13 * (index % 3)),
      size * 0.024,
      palette.shade,
      { ink: 0, opacity: 0.4, round: size * 0.012 },
    ),
  );
  return group(
    '',
    glow,
    shadow(stage, x, y, size * 0.52, size * 0.3),
    rect(canvas, x - size * 0.49, y - size * 0.66, size * 0.98, size * 0.62, mix('#2b2c30', palette.shade, 0.4), {
      round: size * 0.03,
    }),
    rect(canvas, x - size * 0.46, y - size * 0.63, size * 0.92, size * 0.56, screen, { ink: 0, round: size * 0.012 }),
    ...lines,
    path(
      canvas,
      `M${n(x - size * 0.5)} ${n(y - size * 0.04)}H${n(x + size * 0.5)}L${n(x + size * 0.6)} ${n(y + size * 0.02)}H${n(x - size * 0.6)}Z`,
      canvas.linear(even(mix(shell, palette.light, 0.3), shell), { bands: 2 }),
    ),
  );
}

/** A sitting cat seen from behind, its feet on (x, y). */
export const cat = asSubject(['cat', 'kitten', 'kitty'], paintCat);

function paintCat(stage: Stage, x: number, y: number, size: number): string {
  const { canvas, palette, brief } = stage;
  const fur = mix(colourOf(brief, 'cat', 'kitten') ?? '#2b2522', palette.shade, 0.25);
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  const body = `M${at(-0.26, 0)}C${at(-0.38, -0.3)} ${at(-0.2, -0.52)} ${at(-0.14, -0.66)}C${at(-0.22, -0.74)} ${at(-0.21, -0.88)} ${at(-0.19, -1.02)}L${at(-0.08, -0.93)}C${at(-0.03, -0.95)} ${at(0.03, -0.95)} ${at(0.08, -0.93)}L${at(0.19, -1.02)}C${at(0.21, -0.88)} ${at(0.22, -0.74)} ${at(0.14, -0.66)}C${at(0.2, -0.52)} ${at(0.38, -0.3)} ${at(0.26, 0)}Z`;
  const tail = `M${at(0.22, -0.04)}C${at(0.5, 0.04)} ${at(0.56, -0.2)} ${at(0.46, -0.32)}`;
  const coat = canvas.linear(even(mix(fur, palette.glow, 0.22), fur), { x2: 0.7, bands: 2 });
  const second = brief.colours.filter(({ nouns }) => nouns.includes('cat') || nouns.includes('kitten'))[1]?.hex;
  const patch = `M${at(-0.3, 0)}C${at(-0.26, -0.2)} ${at(-0.1, -0.16)} ${at(-0.02, -0.3)}C${at(0.06, -0.42)} ${at(0.2, -0.36)} ${at(0.3, -0.2)}L${at(0.32, 0)}ZM${at(-0.22, -0.76)}C${at(-0.12, -0.72)} ${at(-0.06, -0.82)} ${at(-0.08, -0.96)}L${at(-0.2, -1.04)}Z`;
  const markings = second
    ? group(canvas.clip(body), path(canvas, patch, mix(second, palette.shade, 0.06), { ink: 0 })) +
      line(`M${at(0.53, -0.2)}Q${at(0.53, -0.28)} ${at(0.46, -0.32)}`, mix(second, palette.shade, 0.06), size * 0.08)
    : '';
  return (
    (canvas.flat ? line(tail, canvas.ink, size * 0.12) : '') +
    line(tail, fur, size * 0.085) +
    path(canvas, body, coat) +
    markings
  );
}
