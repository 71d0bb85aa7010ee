import { createNoise2D } from 'simplex-noise';
import { randomFrom } from '../../english/random';
import { paletteFor } from '../palette/palette';
import { readPrompt } from '../prompt/read-prompt';
import { Canvas, type Finish } from '../svg/canvas';
import { balloons, birds } from './parts/travellers';
import { SCENES } from './scenes';
import type { Painting, Stage } from './stage';

const SIZE = 1000;

function stageFor(prompt: string, seed = 1, finish: Finish = 'soft'): Stage {
  const brief = readPrompt(prompt);
  const random = randomFrom(`${seed}|${prompt}`);
  const palette = paletteFor(brief, random.fork('palette'), []);
  const canvas = new Canvas(SIZE, SIZE, finish, palette.shade);
  return { canvas, width: SIZE, height: SIZE, unit: 1, brief, palette, random, noise: createNoise2D(random.next) };
}

function painted(prompt: string, seed = 1, finish: Finish = 'flat'): Painting {
  const stage = stageFor(prompt, seed, finish);
  return SCENES[stage.brief.scene](stage);
}

const markup = ({ back, front = '' }: Painting) => back + front;
const wings = (drawn: string) => drawn.match(/<path d="M[\d. -]+Q[^"]+" fill="none"/g) ?? [];

describe('scenes show what the prompt asks for', () => {
  it('shows the birds over a misty forest, above its crowns', () => {
    const stage = stageFor('three birds over a misty forest');
    const flock = birds(stage);
    expect(wings(flock)).toHaveLength(3);
    expect(markup(SCENES[stage.brief.scene](stage))).toContain(flock);
  });

  it.each([2, 3, 5, 6, 9])('hangs %i balloons so that none hides another', (count) => {
    for (const seed of [1, 2, 3]) {
      const drawn = balloons(stageFor(`${count} balloons over hills`, seed), 600);
      const bags = [...drawn.matchAll(/<path d="M([\d.]+) ([\d.]+)C[^"]*H[^"]*C/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      const places = [...new Set(bags.map(([x]) => x))].sort((one = 0, other = 0) => one - other);
      expect(places).toHaveLength(count);
      for (const [at, x = 0] of places.entries())
        expect(x - (places[at - 1] ?? -SIZE)).toBeGreaterThan(0.25 * (SIZE / count));
    }
  });

  it.each([
    ['a couple dancing in the rain', 'a couple dancing'],
    ['a storm over the sea', 'the sea'],
    ['a snowfall in the mountains', 'the mountains'],
  ])('draws the weather of %j in the foreground', (asked, dry) => {
    const drops = (prompt: string) => (painted(prompt).front ?? '').length;
    expect(drops(asked)).toBeGreaterThan(drops(dry) + 1000);
  });

  it('puts a rainbow after the storm, not lightning in it', () => {
    expect(painted('a rainbow after the storm').front).not.toContain('<path');
  });

  it.each([
    ['an astronaut walking on a red planet', 'a red planet'],
    ['a flock of flamingos in a lagoon', 'a lagoon'],
    ['a cat sleeping on a sofa', 'a cat sleeping'],
    ['a cup of coffee next to a laptop', 'a cup of coffee'],
    ['a dog on a skateboard', 'a dog'],
    ['fresh bread and croissants', 'fresh bread'],
    ['three friends having a picnic in the park', 'three friends in the park'],
    ['an old man fishing on a lake', 'an old man on a lake'],
    ['white houses of Santorini', 'white houses'],
    ['neon street at night', 'a street at night'],
  ])('draws the part that %j has and %j lacks', (asked, less) => {
    const fills = (prompt: string) => new Set(markup(painted(prompt)).match(/(?<=d=")M[^"]+/g));
    const [own, other] = [fills(asked), fills(less)];
    expect([...own].filter((d) => !other.has(d)).length).toBeGreaterThan(5);
  });

  it('shows a drum for a drum, and no farmhouse on the savanna', () => {
    expect(readPrompt('a drum').scene).toBe('music');
    expect(readPrompt('elephants on the savanna').scene).toBe('hills');
    expect(markup(painted('the savanna'))).not.toBe(markup(painted('the hills')));
  });

  it('draws northern lights at night', () => {
    expect(readPrompt('snowy alps under the northern lights').time).toBe('night');
  });
});

describe('seeds', () => {
  it('vary the composition of abstract arches', () => {
    const plans = [40, 901, 7, 12].map((seed) =>
      markup(painted('abstract arches', seed))
        .match(/A[\d.]+ /g)
        ?.join(''),
    );
    expect(new Set(plans).size).toBe(4);
  });

  it.each(['snowy mountains and a lake', 'a tropical beach with palms', 'bread and croissants', 'a poster'])(
    'vary the drawing of %j',
    (prompt) => expect(new Set([1, 2, 3, 4, 5].map((seed) => markup(painted(prompt, seed)))).size).toBe(5),
  );
});

describe('space for lettering', () => {
  it.each([
    'a poster saying "Night Train"',
    'an invitation with leaves, "Clara & Jonas"',
    'birthday card with balloons, "Anna"',
  ])('is reserved by %j', (prompt) => {
    const { quiet } = painted(prompt);
    expect(quiet?.width).toBeGreaterThan(0.5 * SIZE);
    expect(quiet?.height).toBeGreaterThan(0.15 * SIZE);
  });
});
