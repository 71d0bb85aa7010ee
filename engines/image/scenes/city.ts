import { mix } from '../palette/colour';
import { denies, wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { disc, group, path, rect } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { company, companyMembers } from './cast/company';
import { type Building, profile, skylineOf } from './parts/buildings';
import { rainfall } from './parts/falling';
import { parapet } from './parts/parapet';
import { horizonGlow, sky } from './parts/sky';
import { birds } from './parts/travellers';
import { byShape, type Scene, type Stage } from './stage';

const ROWS = 4;

/** A skyline in layers of haze, with lit windows, above a river or a wet street. */
export const city: Scene = (stage) => {
  const { height, width, brief, random, unit } = stage;
  const ground = height * byShape(stage, 0.74, 0.74, 0.76);
  const backdrop = sky(stage, { horizon: ground * 0.82, size: 52 });
  const rows = Array.from({ length: ROWS }, (_, index) => row(stage, ground, index));
  const dry = denies(brief, 'water', 'river', 'reflection');
  const rain = wants(brief, 'rain', 'rainy') ? rainfall(stage) : '';
  return {
    back: group(
      '',
      backdrop.markup,
      birds(stage),
      horizonGlow(stage, ground * 0.86, 0.5),
      ...rows,
      quay(stage, ground),
    ),
    ...(dry ? {} : { mirror: { from: ground + 8 * unit, chop: 0.7, strength: 0.8 } }),
    front: group('', random.fork('mist').chance(0.5) ? mist(stage, ground, width) : '', terrace(stage), rain),
  };
};

/** Figures of the prompt stand on a roof in the foreground. */
function terrace(stage: Stage): string {
  if (companyMembers(stage).length === 0) return '';
  const { width, height, unit } = stage;
  const top = height * 0.86;
  const x = width * byShape(stage, 0.5, 0.5, 0.4);
  const person = height * byShape(stage, 0.28, 0.42, 0.5);
  const air = stage.canvas.radial(
    fade(mix(stage.palette.haze, stage.palette.glow, 0.5), stage.canvas.flat ? 0.55 : 0.85, 0),
    { bands: 2 },
  );
  return (
    disc(stage.canvas, x, top - person * 0.24, person * 0.66, air, { ink: 0 }) +
    parapet(stage, top) +
    company(stage, {
      x,
      y: top + 14 * unit,
      person,
      spread: width * 0.8,
      side: 1,
    })
  );
}

function row(stage: Stage, ground: number, index: number): string {
  const { canvas, palette, unit, brief } = stage;
  const near = index / (ROWS - 1);
  const neon = brief.moods.has('neon');
  const tall = byShape(stage, 760, 560, 500) * (1 - near * 0.58);
  const buildings = skylineOf(stage, { ground, tall: tall * unit, wide: (52 + 70 * near) * unit, layer: index });
  const air = palette.night ? palette.sky(0.85) : palette.haze;
  const mass = mix(palette.shade, palette.land(0.9), palette.night ? 0.1 : 0.35);
  const tone = mix(air, mass, 0.28 + near * 0.66);
  const fill = canvas.linear(even(tone, mix(tone, air, 0.5 - near * 0.3)), { bands: 2 });
  const walls = buildings.map((building) => profile(building)).join('');
  const lights = near < 0.2 ? '' : group('', ...buildings.map((building) => windows(stage, building, near, neon)));
  const sides = near > 0.5 ? group('', ...buildings.map((building) => shadedSide(stage, building))) : '';
  return (
    path(canvas, walls, fill, { ink: near > 0.3 ? 2.8 : 0 }) +
    sides +
    lights +
    (canvas.flat ? '' : haze(stage, ground, near, air))
  );
}

function shadedSide({ canvas, palette }: Stage, { x, top, width, ground }: Building): string {
  return rect(canvas, x + width * 0.66, top, width * 0.34, ground - top, palette.shade, { ink: 0, opacity: 0.3 });
}

/** Lit windows as a few paths, one per warmth: thousands of rectangles would make the drawing slow. */
function windows(stage: Stage, { x, top, width, ground, seed }: Building, near: number, neon: boolean): string {
  const { canvas, palette, unit, random } = stage;
  const chance = random.fork(`windows${seed}`);
  const size = (3.4 + 4 * near) * unit * (canvas.flat ? 1.35 : 1);
  const gap = size * 2.1;
  const share = palette.night ? 0.36 : 0.14;
  const warm = ['#ffd27e', '#ffb45c', '#ffe9b8'];
  const tones = neon ? ['#ff4fa3', '#46e0ff', '#b06bff'] : warm;
  const panes: [string, string, string] = ['', '', ''];
  for (let row = top + gap; row < ground - gap; row += gap * 1.25) {
    const floorLit = chance.chance(0.75);
    for (let column = x + gap * 0.5; column < x + width - gap; column += gap) {
      if (!chance.chance(floorLit ? share : share * 0.2)) continue;
      const tone = chance.int(0, 2) as 0 | 1 | 2;
      panes[tone] += `M${n(column)} ${n(row)}h${n(size)}v${n(size * 1.35)}h${n(-size)}Z`;
    }
  }
  return panes
    .map((d, index) => (d ? path(canvas, d, tones[index] ?? '#ffd27e', { ink: 0, opacity: 0.35 + 0.55 * near }) : ''))
    .join('');
}

function haze({ canvas, width, unit }: Stage, ground: number, near: number, air: string): string {
  return rect(canvas, 0, ground - 330 * unit, width, 330 * unit, canvas.linear(fade(air, 0, 0.5 - near * 0.42)), {
    ink: 0,
  });
}

function quay({ canvas, palette, width, height, unit }: Stage, ground: number): string {
  const deep = canvas.linear(even(palette.water(0.7), mix(palette.water(1), palette.shade, 0.6)), { bands: 3 });
  const wall = rect(canvas, 0, ground - 10 * unit, width, 20 * unit, palette.shade, { ink: 0 });
  return rect(canvas, 0, ground, width, height - ground, deep, { ink: 0 }) + wall;
}

function mist({ canvas, palette, unit }: Stage, ground: number, width: number): string {
  if (canvas.flat) return '';
  const band = canvas.linear([
    { at: 0, colour: palette.haze, opacity: 0 },
    { at: 0.5, colour: palette.haze, opacity: 0.3 },
    { at: 1, colour: palette.haze, opacity: 0 },
  ]);
  return rect(canvas, 0, ground - 110 * unit, width, 170 * unit, band, { ink: 0 });
}
