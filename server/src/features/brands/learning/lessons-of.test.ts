import { lessonsOf } from './lessons-of';

const taught = (wrote: string, kept: string) => lessonsOf([{ wrote, kept }]).map(({ text }) => text);

describe('edits as creators make them', () => {
  test.each<[string, string, string, string[]]>([
    [
      'a stiff verb',
      'We utilize local clay for every mug we make in our studio.',
      'We use local clay for every mug we make in our studio.',
      ['Write “use” instead of “utilize”.'],
    ],
    [
      'a phrase for a word',
      'Take advantage of the sale before the shelves are empty again.',
      'Use the sale before the shelves are empty again.',
      ['Write “use” instead of “take advantage of”.'],
    ],
    [
      'we becomes I',
      'We baked forty loaves before sunrise.',
      'I baked forty loaves before sunrise.',
      ['Write “I” instead of “we”.'],
    ],
    [
      'filler goes',
      'This is really the easiest way to prune a very old rose.',
      'This is the easiest way to prune an old rose.',
      ['Leave out “very”.', 'Leave out “really”.'],
    ],
    [
      'filler goes beside a word',
      'We utilize really local clay for every mug we make.',
      'We use local clay for every mug we make.',
      ['Leave out “really”.', 'Write “use” instead of “utilize”.'],
    ],
    [
      'a stock opening goes',
      'In today’s fast-paced digital world, rest matters. Put the phone away at nine.',
      'Rest matters. Put the phone away at nine.',
      ['Leave out “in today’s fast-paced digital world”.'],
    ],
    [
      'contractions',
      'Do not water succulents in winter. It is too cold for them.',
      'Don’t water succulents in winter. It’s too cold for them.',
      ['Use contractions: “don’t”, “it’s”, “we’re”.'],
    ],
    [
      'no emoji, no shouting marks',
      'New drop is live! 🎉🔥 Grab yours today!',
      'New drop is live. Grab yours today.',
      ['No emoji.', 'No exclamation marks.'],
    ],
    [
      'hashtags cut down',
      'Rain on the ridge all day. #hiking #trail #mountains #rain #outdoors #wild',
      'Rain on the ridge all day. #hiking #trail',
      ['At most 2 hashtags.'],
    ],
    [
      'hashtags moved to the end',
      'Our #sourdough needs two days and #patience pays off.',
      'Our sourdough needs two days and patience pays off.\n\n#sourdough #patience',
      ['Hashtags stand at the end.'],
    ],
    [
      'a title in sentence case',
      'Five Ways To Read More Books This Winter',
      'Five ways to read more books this winter',
      ['Titles in sentence case.'],
    ],
    [
      'lower case throughout',
      'Slow mornings are the best mornings. Coffee first.',
      'slow mornings are the best mornings. coffee first.',
      ['Write everything in lower case.'],
    ],
    [
      'the greeting goes',
      'Hey everyone! The new episode is about sleep and why naps work.',
      'The new episode is about sleep and why naps work.',
      ['No exclamation marks.', 'Start without a greeting.'],
    ],
    [
      'a sign-off of one’s own',
      'The kiln is cooling. Photos tomorrow.',
      'The kiln is cooling. Photos tomorrow.\n\nStay muddy, Ada',
      ['End with “Stay muddy, Ada”'],
    ],
    [
      'the call to comment goes',
      'I tried three kinds of yeast this week. Let me know what you think in the comments below!',
      'I tried three kinds of yeast this week.',
      ['No exclamation marks.', 'No closing phrase: end when all is said.'],
    ],
    [
      'cut to half',
      'We spent the whole weekend walking along the coast, and the light over the cliffs on the second evening was the best we have seen all year, so here are the pictures we like most.',
      'We spent the whole weekend walking along the coast. Here are the pictures we like most.',
      ['Keep it much shorter: about half of what Flint writes.'],
    ],
    [
      'one block becomes paragraphs',
      'The dough rests all night. In the morning we shape it. It bakes for an hour.',
      'The dough rests all night.\n\nIn the morning we shape it.\n\nIt bakes for an hour.',
      ['Break it into short paragraphs.'],
    ],
    [
      'no long dashes',
      'The lens is small — smaller than a thumb — and very sharp.',
      'The lens is small, smaller than a thumb, and sharp.',
      ['Leave out “very”.', 'No long dashes.'],
    ],
    [
      'a name as it is written',
      'My youtube channel has a new video about glazing bowls.',
      'My YouTube channel has a new video about glazing bowls.',
      ['It is written “YouTube”.'],
    ],
  ])('%s', (_what, wrote, kept, rules) => {
    expect(taught(wrote, kept).sort()).toEqual([...rules].sort());
  });

  test.each([
    ['nothing changed', 'A quiet day.', 'A quiet day.'],
    ['a day was wrong', 'The market is on Monday at the pier.', 'The market is on Tuesday at the pier.'],
    ['a figure was wrong', 'It takes 20 minutes to cool down again.', 'It takes 45 minutes to cool down again.'],
    ['a person was wrong', 'The talk with Maria was lovely this week.', 'The talk with Marta was lovely this week.'],
    ['grammar was mended', 'The mug are drying on a shelf outside.', 'The mugs are drying on the shelf outside.'],
    [
      'one word of many was taken out once',
      'The blue bowls are drying on the shelf outside.',
      'The bowls are drying on the shelf outside.',
    ],
    [
      'it was written anew',
      'Our workshop welcomes beginners with open arms and clay.',
      'Never touched a wheel? Come on Sunday. I will show you all of it, slowly.',
    ],
  ])('%s: nothing about words', (_what, wrote, kept) => {
    expect(lessonsOf([{ wrote, kept }]).filter(({ topic }) => topic === 'word')).toEqual([]);
  });
});

test('every rule quotes the edit it comes from', () => {
  const [lesson] = lessonsOf([
    {
      wrote: 'First we rest the dough overnight. Then we utilize a Dutch oven, and after that we wait for an hour.',
      kept: 'First we rest the dough overnight. Then we use a Dutch oven, and after that we wait for an hour.',
    },
  ]);
  expect(lesson?.quotes).toEqual([
    {
      wrote: '…dough overnight. Then we utilize a Dutch oven, and…',
      kept: '…dough overnight. Then we use a Dutch oven, and…',
    },
  ]);
});

test('a word removed in two edits is a rule, with a quote of each edit', () => {
  const lessons = lessonsOf([
    { wrote: 'Our artisanal loaf is back on the shelf.', kept: 'Our loaf is back on the shelf.' },
    { wrote: 'An artisanal rye with seeds, from today.', kept: 'A rye with seeds, from today.' },
  ]);
  expect(lessons).toMatchObject([{ text: 'Leave out “artisanal”.', quotes: [{}, {}] }]);
});

test('contradicting edits teach nothing, unless one habit is more frequent', () => {
  const without = { wrote: 'Fresh figs today 🍇', kept: 'Fresh figs today' };
  const withOne = { wrote: 'Plums are in', kept: 'Plums are in 🍇' };
  const later = { wrote: 'Pears from Friday 🍐🍐', kept: 'Pears from Friday' };
  expect(lessonsOf([without, withOne])).toEqual([]);
  expect(lessonsOf([without, withOne, later])).toMatchObject([{ text: 'No emoji.' }]);
});

test('many long texts without a shared change give no lessons, within the time limit of a test', () => {
  const words = (salt: number) => Array.from({ length: 800 }, (_, at) => `w${(at * salt) % 997}x`).join(' ');
  const lessons = lessonsOf(Array.from({ length: 20 }, (_, at) => ({ wrote: words(7 + at), kept: words(11 + at) })));
  expect(lessons).toEqual([]);
});
