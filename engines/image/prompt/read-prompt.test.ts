import { readPrompt } from './read-prompt';

describe('readPrompt', () => {
  it.each([
    ['a mountain lake at sunset', 'mountains'],
    ['snowy alps in winter', 'mountains'],
    ['misty fjord with a red boat', 'mountains'],
    ['rolling hills of tuscany with a farmhouse', 'hills'],
    ['three hot air balloons over a valley', 'hills'],
    ['a vineyard in spring', 'hills'],
    ['dunes at dusk with one walker', 'dunes'],
    ['five camels crossing the sahara', 'dunes'],
    ['a cactus in the heat', 'dunes'],
    ['two sailboats on a calm sea', 'sea'],
    ['a tropical beach with palms', 'sea'],
    ['lighthouse in a storm', 'sea'],
    ['misty pine forest', 'forest'],
    ['a trail through birches', 'forest'],
    ['city skyline at night', 'city'],
    ['neon tokyo in the rain', 'city'],
    ['three pears on a red table', 'fruit'],
    ['oranges and lemons on a checked cloth', 'fruit'],
    ['three ceramic vases', 'vases'],
    ['a perfume bottle, product shot', 'product'],
    ['a terracotta wall, an arch and stairs', 'architecture'],
    ['white santorini houses', 'architecture'],
    ['saturn and its rings', 'space'],
    ['an astronaut lost in the cosmos', 'space'],
    ['monstera leaves', 'botanic'],
    ['a field of poppies', 'botanic'],
    ['wildflowers', 'botanic'],
    ['a cup of coffee by the window', 'coffee'],
    ['vinyl record on a red ground', 'record'],
    ['a cosy writing desk at night', 'room'],
    ['a black cat on the window sill', 'room'],
    ['two people walking on a beach', 'sea'],
    ['a couple dancing', 'people'],
    ['a crowd at sunset', 'people'],
    ['a cat in a city at night', 'city'],
    ['a sleeping fox', 'animals'],
    ['three birds', 'animals'],
    ['a horse in the hills', 'hills'],
    ['a girl with a red umbrella in the rain', 'weather'],
    ['a thunderstorm', 'weather'],
    ['a rainbow after the storm', 'weather'],
    ['a rose garden with butterflies', 'garden'],
    ['camping under the stars', 'camp'],
    ['a winter village at dusk', 'winter'],
    ['fireworks over a crowd', 'festival'],
    ['a paris street cafe', 'street'],
    ['a market with a cat', 'street'],
    ['a steam train crossing a bridge', 'vehicles'],
    ['a red car on a road', 'vehicles'],
    ['a red car in the desert', 'dunes'],
    ['a bowl of ramen', 'food'],
    ['three orange fish', 'underwater'],
    ['a whale under the sea', 'underwater'],
    ['five runners', 'sport'],
    ['a basketball court at sunset', 'sport'],
    ['a typographic poster', 'poster'],
    ['white sneakers on a plinth', 'product'],
    ['an acoustic guitar', 'music'],
    ['red headphones', 'music'],
    ['abstract waves', 'abstract'],
    ['the price of freedom', 'abstract'],
    ['', 'abstract'],
    ['🌊⛵', 'sea'],
    ['山と湖の夕焼け', 'abstract'],
  ])('reads %j as %s', (prompt, scene) => {
    expect(readPrompt(prompt).scene).toBe(scene);
  });

  it.each([
    ['sunset over the sea', 'golden'],
    ['a lake at the blue hour', 'dusk'],
    ['a blue lake', undefined],
    ['golden hour in the hills', 'golden'],
    ['a golden vase', undefined],
    ['starry sky', 'night'],
    ['early morning fog', 'dawn'],
    ['stairs at noon', 'day'],
  ])('reads the time of %j as %s', (prompt, time) => {
    expect(readPrompt(prompt).time).toBe(time);
  });

  it('binds a colour to the noun after it', () => {
    const [boat, sky] = readPrompt('a small red wooden boat under a pink sky').colours;
    expect(boat?.nouns).toContain('boat');
    expect(sky?.nouns).toContain('sky');
  });

  it('reads orange as the fruit unless a noun follows', () => {
    expect(readPrompt('an orange on a plate').colours).toHaveLength(0);
    expect(readPrompt('oranges and lemons').colours).toHaveLength(0);
    expect(readPrompt('an orange vase').colours).toHaveLength(1);
  });

  it('binds a number to the noun after it', () => {
    const { counts } = readPrompt('three small white sailing boats and a dozen birds');
    expect(counts.get('boat')).toBe(3);
    expect(counts.get('bird')).toBe(12);
  });

  it('keeps negated words out of the subject', () => {
    const brief = readPrompt('a quiet lake with mountains, no people or boats');
    expect(brief.absent).toEqual(new Set(['person', 'boat']));
    expect(brief.words.has('person')).toBe(false);
    expect(readPrompt('a city without cars and clouds').absent).toEqual(new Set(['car', 'cloud']));
  });

  it('reads seasons and moods', () => {
    const brief = readPrompt('a dramatic, dark autumn forest in black and white');
    expect(brief.season).toBe('autumn');
    expect([...brief.moods]).toEqual(expect.arrayContaining(['dramatic', 'dark', 'monochrome']));
  });
});
