import type { FilmOrder } from '../../spec/film';
import { FRAMES_PER_SECOND, planFilm } from './plan-film';
import { splitScenes } from './split-scenes';

const order = (prompt: string, more: Partial<FilmOrder> = {}): FilmOrder => ({
  ...{ prompt, seconds: 6, aspectRatio: '16:9', motion: 127, seed: 1, style: 'photorealistic', captions: false },
  ...more,
});
const camerasOf = (prompt: string, more?: Partial<FilmOrder>) =>
  planFilm(order(prompt, more)).scenes.map(({ camera }) => camera);

describe('splitScenes', () => {
  it.each([
    ['a red boat on a green sea', ['a red boat on a green sea']],
    ['A fox in the snow. A cabin in a forest!', ['A fox in the snow', 'A cabin in a forest!']],
    ['a sunrise over hills, then a city at night', ['a sunrise over hills', 'a city at night']],
    ['1. a lake at dawn 2. a forest path 3. a campfire', ['a lake at dawn', 'a forest path', 'a campfire']],
    ['- a lake at dawn\n- a campfire at night', ['a lake at dawn', 'a campfire at night']],
    ['Scene 1: a rocket. Scene 2: the moon', ['a rocket', 'the moon']],
    ['a cat on a sofa → a dog on a rug', ['a cat on a sofa', 'a dog on a rug']],
  ])('splits %j into scenes', (prompt, scenes) => {
    expect(splitScenes(prompt, 30)).toEqual(scenes);
  });

  it('keeps a sentence without a subject of its own with the scene before', () => {
    expect(splitScenes('A mountain lake at dawn. Cinematic, 4k.', 10)).toEqual([
      'A mountain lake at dawn, Cinematic, 4k',
    ]);
  });

  it('replaces a pronoun by the subject before', () => {
    expect(splitScenes('A brown dog on a beach. It runs along the shore.', 10)[1]).toBe(
      'the brown dog runs along the shore',
    );
  });

  it('limits scenes to the time there is, and to six', () => {
    const many = Array.from({ length: 9 }, (_, index) => `${index + 1}. a lake at dawn`).join(' ');
    expect(splitScenes(many, 2)).toHaveLength(2);
    expect(splitScenes(many, 30)).toHaveLength(6);
  });
});

describe('planFilm', () => {
  it.each([
    ['slow zoom in on a lighthouse', 'push-in'],
    ['pull back from a lone tree', 'pull-out'],
    ['camera pans left across a village', 'pan-left'],
    ['the camera slides to the right along a beach', 'pan-right'],
    ['tilt up to a castle', 'tilt-up'],
    ['crane down to a garden', 'tilt-down'],
    ['orbit around a perfume bottle', 'arc'],
    ['handheld shot of a street market', 'handheld'],
    ['a rocket on its pad', 'tilt-up'],
    ['two people dancing at a concert', 'handheld'],
  ])('%j gets the camera move %s', (prompt, camera) => {
    expect(camerasOf(prompt)).toEqual([camera]);
  });

  it('leaves the words for the camera out of the drawing', () => {
    expect(planFilm(order('Slow zoom in on a lighthouse at dusk')).scenes[0]?.prompt).toBe('a lighthouse at dusk');
    expect(planFilm(order('fried eggs in a pan on a stove')).scenes[0]?.prompt).toBe('fried eggs in a pan on a stove');
  });

  it('only moves in or out with little motion', () => {
    for (let seed = 0; seed < 20; seed += 1)
      expect(['push-in', 'pull-out']).toContain(camerasOf('a street in Rome', { motion: 10, seed })[0]);
  });

  it('fills the time exactly, scene after scene, with shared cross-fades', () => {
    const plan = planFilm(order('a lake. a forest. a campfire at night.', { seconds: 7.3 }));
    expect(plan.frames).toBe(Math.round(7.3 * FRAMES_PER_SECOND));
    expect(plan.scenes.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(plan.seconds, 6);
    expect(plan.scenes[0]?.from).toBe(0);
    expect(plan.scenes.at(-1)?.to).toBe(plan.frames);
    const [first, second] = plan.scenes;
    expect((first?.to ?? 0) - (second?.from ?? 0)).toBe(plan.fade);
    expect(plan.fade).toBeGreaterThan(10);
  });

  it('is deterministic, and never chooses the same move twice in a row', () => {
    const told = order('a lake. a forest. a hill. a beach. a desert.', { seconds: 10 });
    expect(planFilm(told)).toEqual(planFilm(told));
    const cameras = planFilm(told).scenes.map(({ camera }) => camera);
    for (const [index, camera] of cameras.entries()) expect(camera).not.toBe(cameras[index + 1]);
  });

  it('takes explicit scenes, pictures and captions as they are', () => {
    const image = new Uint8Array([1]);
    const scenes = [{ prompt: 'a hill', camera: 'arc' as const, caption: 'Up here' }, { prompt: 'a lake' }];
    const plan = planFilm(order('x', { scenes, images: [image], captions: true }));
    expect(plan.scenes).toMatchObject([
      { prompt: 'a hill', camera: 'arc', caption: 'Up here', image },
      { prompt: 'a lake', caption: 'A lake' },
    ]);
  });
});
