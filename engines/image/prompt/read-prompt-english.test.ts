import { oklch } from 'culori';
import { growth } from '../../testing/growth';
import { readPrompt } from './read-prompt';
import { colourOf, countOf, denies, placementOf, thingOf, wants } from './wishes';

const named = (prompt: string) => readPrompt(prompt).things.map(({ noun }) => noun);
const hueOf = (hex: string | undefined) => Math.round(oklch(hex ?? '#808080')?.h ?? -1);

describe('a prompt as English', () => {
  it.each([
    ['a red boat on a green sea', ['boat', 'sea']],
    ['cinematic shot of a lone astronaut walking on mars, 4k, highly detailed', ['astronaut', 'mars']],
    ['black and white photo of a cat', ['cat']],
    ['a girl reading a book under a tree', ['girl', 'book', 'tree']],
    ['a wedding invitation with eucalyptus leaves', ['leaf']],
    ['snowy cabin in the woods with smoke from the chimney', ['cabin', 'chimney', 'wood', 'smoke']],
    ['A LIGHTHOUSE IN THE RAIN', ['lighthouse']],
    ['early spring in the mountains', ['mountain']],
    ['', []],
  ])('finds the things of %j, the main one first', (prompt, things) => {
    expect(named(prompt)).toEqual(things);
  });

  it.each([
    ['a red boat on a green sea', 'boat', '#c8321f', 'sea', '#3f8a4d'],
    ['a blue bird on a red roof', 'bird', '#2d67b0', 'roof', '#c8321f'],
    ['the sea is green and the sky is orange', 'sea', '#3f8a4d', 'sky', '#e8792a'],
    ['an orange cat under a green umbrella', 'cat', '#e8792a', 'umbrella', '#3f8a4d'],
    ['an orange in a blue bowl', 'bowl', '#2d67b0', 'orange', undefined],
    ['orange and black butterfly on a purple flower', 'butterfly', '#e8792a', 'flower', '#73409b'],
    ['red and white striped tent in the desert', 'tent', '#c8321f', 'desert', undefined],
    ['a woman in red walking along the beach', 'woman', '#c8321f', 'beach', undefined],
    ['a schooner with white sails on a navy blue sea', 'sail', '#f5f1e8', 'sea', '#1d2f57'],
    ['a cat, not blue but green', 'cat', '#3f8a4d', 'blue', undefined],
  ])('binds the colours of %j to their nouns', (prompt, one, colour, other, otherColour) => {
    const brief = readPrompt(prompt);
    expect(colourOf(brief, one)).toBe(colour);
    expect(colourOf(brief, other)).toBe(otherColour);
  });

  it('modifies a colour by the word before it, and takes no mood from that word', () => {
    const brief = readPrompt('dark green forest, pale yellow sky');
    const [forest, sky] = [colourOf(brief, 'forest'), colourOf(brief, 'sky')];
    expect(oklch(forest)?.l).toBeLessThan(0.45);
    expect(oklch(sky)?.l).toBeGreaterThan(0.85);
    expect(Math.abs(hueOf(forest) - hueOf('#3f8a4d'))).toBeLessThan(12);
    expect(brief.moods.size).toBe(0);
  });

  it('reads black and white alone as a mood, and before a noun as its colours', () => {
    expect(readPrompt('black and white photo of a cat').moods).toContain('monochrome');
    expect(readPrompt('black and white photo of a cat').colours).toHaveLength(0);
    expect(readPrompt('black and white cat on a sofa').moods).not.toContain('monochrome');
    expect(readPrompt('black and white cat on a sofa').colours).toHaveLength(2);
  });

  it.each([
    ['three birds above a lake', 'bird', 3],
    ['a pair of white running shoes', 'shoe', 2],
    ['dozens of paper lanterns over a river', 'lantern', 24],
    ['a flock of seagulls over the harbour', 'bird', 9],
    ['two schooners in a bay', 'boat', 2],
    ['a couple of old chairs', 'chair', 2],
    ['a bowl of 7 oranges', 'orange', 7],
    ['several hot air balloons', 'balloon', 5],
    ['photo from 1987 of pears', 'pear', -1],
    ['boats on a lake', 'boat', -1],
  ])('counts %j', (prompt, thing, count) => {
    expect(countOf(readPrompt(prompt), [thing], -1, 99)).toBe(count);
  });

  it.each([
    ['a red boat on a green sea', 'boat', 'sea', 'on'],
    ['a cup of coffee next to a laptop on a wooden desk', 'cup', 'laptop', 'beside'],
    ['a tent in front of a mountain', 'tent', 'mountain', 'before'],
    ['three birds above a misty mountain lake', 'bird', 'lake', 'above'],
    ['a barn behind the trees', 'barn', 'tree', 'behind'],
    ['two cats sleeping on a couch', 'animal', 'furniture', 'on'],
    ['a girl reading a book under a tree', 'person', 'tree', 'under'],
    ['a lake and a mountain', 'lake', 'mountain', undefined],
  ])('reads the spatial relation in %j', (prompt, thing, other, placement) => {
    expect(placementOf(readPrompt(prompt), [thing], [other])).toBe(placement);
  });

  it.each([
    ['a dog on a beach', 'beach'],
    ['two friends in the park', 'park'],
    ['a cup next to a laptop on a desk', 'desk'],
    ['three pears', undefined],
  ])('finds the setting of %j', (prompt, setting) => {
    expect(readPrompt(prompt).setting).toBe(setting);
  });

  it.each([
    ['a quiet lake with mountains, no people or boats', ['person', 'boat'], 'lake'],
    ['an empty beach without people, umbrellas or boats, a red flag', ['person', 'umbrella', 'boat'], 'flag'],
    ['a street with no tall buildings', ['building'], 'street'],
    ["don't show any people in the park", ['person'], 'park'],
    ['no clouds and a red boat', ['cloud'], 'boat'],
    ['a cloudless sky', ['cloud'], 'sky'],
    ['a rocket not in space but on a beach', ['space'], 'rocket'],
    ['pears instead of apples', ['apple'], 'pear'],
    ['not only pears but apples', [], 'apple'],
  ])('reads the negation in %j', (prompt, absent, kept) => {
    const brief = readPrompt(prompt);
    expect([...brief.absent]).toEqual(absent);
    expect(wants(brief, kept)).toBe(true);
    for (const noun of absent) expect(thingOf(brief, noun)).toBeUndefined();
  });

  it('negates every kind of a negated noun', () => {
    const brief = readPrompt('a forest without any animals');
    expect(denies(brief, 'owl')).toBe(true);
    expect(denies(brief, 'tree')).toBe(false);
  });

  it.each([
    ['a schooner', ['boat', 'vehicle'], 'sea'],
    ['a bungalow', ['house', 'building'], 'architecture'],
    ['a grove of birches', ['forest'], 'forest'],
    ['dahlias', ['flower', 'plant'], 'botanic'],
    ['an automobile', ['car', 'vehicle'], 'vehicles'],
    ['a capybara', ['animal'], 'animals'],
    ['a violinist and her grandmother', ['person'], 'people'],
    ['cheesecake', ['dessert', 'food'], 'food'],
    ['flibbertigibbet', [], 'abstract'],
    ['constructor __proto__ toString', [], 'abstract'],
  ])('reads %j as its nearest hypernym', (prompt, kinds, scene) => {
    const brief = readPrompt(prompt);
    expect(brief.things[0]?.kinds ?? []).toEqual(kinds);
    expect(brief.scene).toBe(scene);
  });

  it.each([
    ['a girl reading a book under a tree', 'people'],
    ['a dog on a beach', 'sea'],
    ['a dog on a skateboard', 'animals'],
    ['a lone tree on a hill', 'hills'],
    ['trees on a hill', 'hills'],
    ['a woman with a guitar', 'people'],
  ])('chooses the scene of %j by its subject', (prompt, scene) => {
    expect(readPrompt(prompt).scene).toBe(scene);
  });

  it.each([
    ['lighthouse in a storm', 'storm'],
    ['neon tokyo in the rain', 'rain'],
    ['a foggy harbour', 'fog'],
    ['a fox in the snow', 'snow'],
    ['a cloudless sky', 'clear'],
    ['a lake, no rain', undefined],
  ])('reads the weather of %j as %s', (prompt, weather) => {
    expect(readPrompt(prompt).weather).toBe(weather);
  });

  it.each([
    ['a poster saying "Summer sale" with palms', ['Summer sale']],
    ['birthday card, text: “Happy birthday, Anna!”', ['Happy birthday, Anna!']],
    ["a sign that reads 'No swimming' at the lake", ['No swimming']],
    ['a lake, "Stay wild"', ['Stay wild']],
    ['a "modern" house on a hill', []],
    ["a sailor's boat and the captain's dog", []],
    ['a sign saying "!!!"', []],
    [`a sign saying "${'long '.repeat(40)}"`, []],
  ])('finds the lettering in %j', (prompt, texts) => {
    expect(readPrompt(prompt).texts).toEqual(texts);
  });

  it('chooses the scene by the lettering where the prompt names no other', () => {
    const brief = readPrompt('a card saying "Summer at the sea"');
    expect([brief.scene, brief.season]).toEqual(['sea', 'summer']);
    expect(readPrompt('a mountain, "Sea you soon"').scene).toBe('mountains');
  });

  it('takes no more than quadratic time for the longest prompt', () => {
    const prompt = (length: number) => 'a red boat on a green sea, no people, "hello", '.repeat(43).slice(0, length);
    expect(growth((length) => readPrompt(prompt(length)), 1000)).toBeLessThan(6);
  });
});
