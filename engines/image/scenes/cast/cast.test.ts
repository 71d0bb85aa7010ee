import { createNoise2D } from 'simplex-noise';
import { randomFrom } from '../../../english/random';
import { paletteFor } from '../../palette/palette';
import { readPrompt } from '../../prompt/read-prompt';
import { Canvas } from '../../svg/canvas';
import type { Stage } from '../stage';
import { animalsOf } from './animals';
import { company, companyMembers } from './company';
import { peopleOf } from './people';

function stageFor(prompt: string): Stage {
  const brief = readPrompt(prompt);
  const random = randomFrom(prompt);
  const palette = paletteFor(brief, random.fork('palette'), []);
  const canvas = new Canvas(1024, 1024, 'soft', palette.shade);
  return { canvas, width: 1024, height: 1024, unit: 1.024, brief, palette, random, noise: createNoise2D(random.next) };
}

const GROUND = { x: 512, y: 900, person: 300, spread: 800, side: 1 } as const;

describe('the figures of a prompt', () => {
  it.each([
    ['two people on a beach', 2],
    ['five runners', 5],
    ['a man and a woman in the rain', 2],
    ['a couple dancing', 2],
    ['a family in the park', 4],
    ['a crowd of people', 16],
    ['an empty beach, no people', 0],
    ['a mountain lake', 0],
  ])('counts the people of %j as %i', (prompt, count) => {
    expect(peopleOf(stageFor(prompt))).toHaveLength(count);
  });

  it.each([
    ['three birds on a branch', 3],
    ['elephants on the savanna', 3],
    ['two dogs and a cat', 3],
    ['a fox in the snow', 1],
    ['an owl on a branch', 1],
    ['a forest without animals', 0],
  ])('counts the animals of %j as %i', (prompt, count) => {
    expect(animalsOf(stageFor(prompt))).toHaveLength(count);
  });

  it('combines people, animals and vehicles, and leaves swimmers out on land', () => {
    expect(companyMembers(stageFor('a girl with a dog beside a red car'))).toHaveLength(3);
    expect(companyMembers(stageFor('a whale'))).toHaveLength(0);
  });

  it('paints a coat in the colour of the prompt', () => {
    const [coat] = readPrompt('a white horse').colours;
    const [horse] = animalsOf(stageFor('a white horse'));
    expect(horse?.named).toBe(true);
    expect(horse?.parts.map(({ fill }) => fill)).toContain(coat?.hex);
  });

  it('keeps all figures on the ground and within its width', () => {
    const drawn = company(stageFor('five runners'), GROUND);
    const feet = [...drawn.matchAll(/<ellipse cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(feet).toHaveLength(5);
    for (const [x = 0, y = 0] of feet) {
      expect(Math.abs(x - GROUND.x)).toBeLessThanOrEqual(GROUND.spread / 2);
      expect(Math.abs(y - GROUND.y)).toBeLessThan(GROUND.person * 0.1);
    }
  });

  it('is deterministic, and empty where the prompt names no figures', () => {
    expect(company(stageFor('a crowd dancing'), GROUND)).toBe(company(stageFor('a crowd dancing'), GROUND));
    expect(company(stageFor('a mountain lake'), GROUND)).toBe('');
  });
});
