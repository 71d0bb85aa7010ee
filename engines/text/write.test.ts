import type { PromptMessage } from '@flint/shared/contracts/chat';
import { COPYWRITER_NOTE } from '@flint/shared/contracts/copywriter-note';
import { readBrief } from './brief/read-brief';
import { writeCopy } from './write';

const say = (content: string, seed = 1) => writeCopy({ messages: [{ role: 'user', content }], seed }).text;
const briefOf = (content: string) => readBrief([{ role: 'user', content }], undefined);

/** A request for each form, with the words its answer must contain. */
const FORMS: readonly (readonly [string, RegExp])[] = [
  ['10 titles about cold brew coffee', /cold brew coffee/i],
  ['Five hooks for TikTok about growing tomatoes on a balcony', /growing tomatoes/i],
  ['4 Instagram captions for our vegan bakery in Leeds, for students', /vegan bak|students/i],
  ['A thread on why sleep matters', /why sleep matters/i],
  ['Write a bio for Maria Santos, a ceramics teacher in Porto', /Maria Santos.*Ceramics teacher in Porto/],
  ['Product description for a leather notebook. Every cover ages differently.', /Every cover ages differently\./],
  ['Outline for a blog post about remote work burnout', /remote work burnout/i],
  ['YouTube script about how to bake sourdough bread', /baking sourdough bread/i],
  ['Hashtags for a photo of my dog on the beach', /#Dog #Beach/],
  ['Email to our members about the summer sale', /the summer sale/i],
  [
    'A letter. Begin with “Dear Ann”.\nTopic: Our allotment\nWhat is new: Beans grow',
    /^(?!.*Begin with).*Beans grow\./s,
  ],
  ['7 ideas for a podcast about slow travel', /slow travel/i],
  ['Slogans for Casa Brew', /Casa Brew/],
  ['fountain pens', /fountain pens/i],
];

test.each(FORMS)('the answer to "%s" is about its topic', (request, words) => {
  for (let seed = 0; seed < 12; seed += 1) expect(say(request, seed)).toMatch(words);
});

/** Numbers of a text, without list markers. */
const numbersIn = (text: string) => text.replace(/^(?:\*\*)?\d+[./]/gm, '').match(/\d+/g) ?? [];

test.each(FORMS)('"%s" adds no number, leaves no gap or doubled word, and has one notice', (request) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const text = say(request, seed);
    expect(numbersIn(text).filter((number) => !request.includes(number))).toEqual([]);
    expect(text).not.toMatch(
      /[{}<>]|undefined|\b(\w{3,}) \1\b|\ba [aeio]|\ban [bcdfgjkpqtvwxyz]| [,.!?]| {2}|\.\.(?!\.)/i,
    );
    expect(text.split(COPYWRITER_NOTE)).toHaveLength(2);
  }
});

test('lists have the number of items asked for, without duplicates', () => {
  const lines = say('10 YouTube titles about cold brew coffee').match(/^\d+\. .+$/gm) ?? [];
  expect(new Set(lines.map((line) => line.replace(/^\d+\. /, ''))).size).toBe(10);
  expect(say('50 titles about cold brew coffee')).toContain('without repeating myself');
});

test('the same seed gives the same copy, another seed other copy', () => {
  const request = '5 captions for our new app, for nurses';
  expect(say(request, 3)).toBe(say(request, 3));
  expect(new Set(Array.from({ length: 8 }, (_, seed) => say(request, seed))).size).toBeGreaterThan(6);
});

test('posts of a thread fit the limit of the platform', () => {
  const text = say(`Write a thread about tea. ${'It grows on hills in the mist and takes its time. '.repeat(3)}`);
  for (const post of text.split('\n\n')) expect(post.length).toBeLessThanOrEqual(280);
});

describe('a brief', () => {
  test('separates topic, audience, facts, platform, tone and number', () => {
    expect(
      briefOf(
        'Write 5 Instagram captions for our new cold brew coffee, slow roasted by hand in Lisbon, for young remote workers. Keep it playful.',
      ),
    ).toMatchObject({
      form: 'captions',
      count: 5,
      platform: 'instagram',
      tone: 'playful',
      topic: { full: 'our new cold brew coffee', kind: 'cold brew coffee' },
      audience: 'young remote workers',
      details: ['slow roasted by hand in Lisbon'],
    });
  });

  test('reads labelled lines', () => {
    expect(briefOf('Write 5 LinkedIn posts\nTopic: sustainable fashion\nAudience: students\nTone: bold')).toMatchObject(
      {
        form: 'captions',
        count: 5,
        topic: { kind: 'sustainable fashion' },
        audience: 'students',
        tone: 'bold',
      },
    );
  });

  test.each([
    ['titles about how to plan a wedding', 'activity', 'planning a wedding'],
    ['titles for an article on why sleep matters', 'clause', 'why sleep matters'],
    ['captions for the opening of our shop', 'event', 'the opening of our shop'],
    ['titles for my ceramics workshop', 'one', 'ceramics workshops'],
    ['ideas for my book on stoicism', 'matter', 'stoicism'],
    ['hooks about morning routines', 'things', 'morning routines'],
    ['script for a 30 second ad for Bloom', 'name', 'Bloom'],
    ['titles about how I paid off my student loan', 'activity', 'paying off a student loan'],
    ['Titles\nTopic: Learn Spanish in 6 months', 'activity', 'learning Spanish in 6 months'],
    ['hooks about slow travel by train in Europe', 'matter', 'slow travel by train in Europe'],
    ['captions about our spring candle launch 🕯️', 'event', 'our spring candle launch'],
  ])('%s: a topic of the shape %s', (request, shape, kind) => {
    expect(briefOf(request).topic).toMatchObject({ shape, kind });
  });

  test('continues the topic of earlier messages', () => {
    const messages: PromptMessage[] = [
      { role: 'user', content: 'Titles about cold brew coffee for nurses' },
      { role: 'assistant', content: 'The Honest Guide to Cold Brew Coffee' },
      { role: 'user', content: 'Now five hashtags for it' },
    ];
    expect(readBrief(messages, undefined)).toMatchObject({
      form: 'hashtags',
      count: 5,
      topic: { kind: 'cold brew coffee' },
      audience: 'nurses',
    });
  });
});

test('hashtags leave out times and praise', () => {
  const text = say('15 hashtags for our new sourdough croissant, out every Friday in May');
  expect(text).toContain('#SourdoughCroissant');
  expect(text).not.toMatch(/#\w*(?:Friday|Every|New|May)/);
});

describe('a text that is pasted', () => {
  const COUNCIL =
    'The city council approved the new park on Tuesday. The park will cost 3 million euros and open in 2027. Some shop owners fear losing parking. The architects are from Porto. Coffee was served.';

  test('is summarised in its own sentences', () => {
    const lines = say(`Summarize this:\n${COUNCIL}`).match(/^- .+$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(COUNCIL).toContain(line.slice(2));
  });

  test('is shortened', () => {
    const long = 'In order to make really good coffee, you basically need fresh beans.';
    for (const order of ['Make this shorter', 'Rewrite this shorter'])
      expect(say(`${order}: ${long}`)).toContain('To make good coffee, you need fresh beans.');
    const short = 'Our studio has been open for a year.';
    expect(say(`Shorten this: ${short}`)).toMatch(
      /^Our studio has been open for a year\.\n\n_I found nothing in it that/,
    );
  });

  test('is corrected, and the corrections are listed', () => {
    const text = say('Improve this: i think that that its a honest  tool,you should of come!!!');
    expect(text).toContain('I think that it’s an honest tool, you should have come!');
    expect(text).toContain('“should of”');
  });

  test.each([
    ['professional', 'We can’t wait!', 'We cannot wait.'],
    ['casual', 'We do not open. It is late.', 'We don’t open. It’s late.'],
  ])('is rewritten in a %s tone', (tone, before, after) => {
    expect(say(`Rewrite this in a ${tone} tone: ${before}`)).toContain(after);
  });

  test('is the last answer when the message has none', () => {
    const messages: PromptMessage[] = [
      { role: 'user', content: 'A caption about tea' },
      { role: 'assistant', content: `In order to enjoy tea, take your time.\n\n${COPYWRITER_NOTE}` },
      { role: 'user', content: 'Make it shorter' },
    ];
    const { text } = writeCopy({ messages, seed: 1 });
    expect(text).toContain('To enjoy tea, take your time.');
    expect(text.split(COPYWRITER_NOTE)).toHaveLength(2);
  });

  test('is asked for when there is none', () => expect(say('Summarize this')).toContain('Which text?'));
});

test.each([
  ['What is the capital of France?', 'I do not know facts'],
  ['Translate this to Spanish: hello', 'I cannot translate'],
  ['Write a python function to sort a list', 'I cannot write or read code'],
  ['what is 12 * 7', 'I never invent a number'],
  ['Write a poem about autumn', 'a form I cannot write well'],
  ['Escribe un título para mi video de cocina', 'English only'],
  ['写一个标题', 'English only'],
  ['Make a caption', 'What is it about?'],
  ['Hello!', 'What I can do'],
])('%s: is refused with the reason and an alternative', (request, words) => {
  const text = say(request);
  expect(text).toContain(words);
  expect(text).toMatch(/What I can do|For example/);
});

test('odd input gets an answer', () => {
  const ODD = [
    '?',
    '🎉🎉🎉',
    'a',
    '{topic} <a|b>',
    '$1 $& \\',
    'titles about {name}',
    '-'.repeat(5000),
    'for for for about about',
  ];
  for (const content of ODD) expect(say(content)).toContain(COPYWRITER_NOTE);
});
