import { describeSteps } from './describe-steps';
import { withFreeNames } from './free-names';
import { proposalFaults } from './proposal';

const SOURCES = [
  'from this page',
  'about clay',
  'from a file',
  'from my notes',
  'https://example.com/a?b={{c}}',
  'from the podcast',
];
const THINGS = [
  ...['a thread', '12 captions', 'three titles', 'a funny article', 'a newsletter', 'hashtags', 'posts', 'a poem'],
  ...['a script', 'a vertical picture', '9 pictures', 'a film', 'a jingle', 'a voice-over', 'an outline', 'ten ideas'],
];
const ACTS = [
  ...['translate it into Polish', 'shorten it', 'let me choose', 'ask me', 'upscale it', 'remove the background'],
  ...['animate it', 'read it aloud', 'describe this picture', 'a picture for each title', 'a film for each of them'],
  ...['if it mentions “salt”, draw a cover', 'summarise it in my brand voice', 'send it to Ann', 'fly to the moon'],
];
const JOINS = [', ', ' and ', ', then ', '. ', '; finally ', '\n', ' plus ', ' & '];
const WHEN = ['every Monday ', 'daily ', 'each week at 9 am, ', '', '', ''];
const NOISE = ['', ' {{x.y}}', ' \\{{', ' “”', ' for beginners', ` ${'very '.repeat(60)}long`, ' 🙂', ' $& $1'];

/** Seeded PRNG (mulberry32): the same seed gives the same sentences. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
}

function sentenceFor(seed: number): string {
  const among = randomFrom(seed);
  const parts = Array.from({ length: among([1, 2, 3, 5, 8]) }, () =>
    among([
      `write ${among(THINGS)} ${among(SOURCES)}`,
      `make ${among(THINGS)} of it`,
      among(THINGS),
      among(ACTS),
      among(SOURCES),
    ]),
  );
  return among(WHEN) + parts.map((part) => part + among(NOISE) + among(JOINS)).join('');
}

test('every proposal passes the check that stands before saving, whatever was typed', async () => {
  let steps = 0;
  for (let seed = 1; seed <= 600; seed += 1) {
    const sentence = sentenceFor(seed);
    const proposal = describeSteps(sentence);
    steps += proposal.steps.length;
    if (proposal.steps.length === 0) continue;
    expect([sentence, await proposalFaults(proposal)]).toEqual([sentence, []]);
    // Beside the steps that a like sentence became before.
    const beside = withFreeNames(proposal, proposal);
    const inputs = { ...proposal.inputs, ...beside.inputs };
    const both = { inputs, steps: [...proposal.steps, ...beside.steps] };
    expect([sentence, await proposalFaults(both)]).toEqual([sentence, []]);
  }
  expect(steps).toBeGreaterThan(1_000);
});
