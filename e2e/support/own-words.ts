import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { type Field, LINE_MAX, LONG_MAX } from '@flint/shared/tools/fields';

/** Example input about repairing bicycles, by field name. */
const WORDS: Readonly<Record<string, string>> = {
  topic: 'Bringing a rusty 1978 road bike back to life',
  title: 'The Bike Nobody Wanted',
  points:
    'The frame was straight under the rust\nThe old grease had set like wax 🚲\nA new chain cost less than the cleaner\nWe rode it to the café by the sea',
  audience: 'people who mend things at home',
  outcome: 'A bike that rides like new',
  tension: 'A chain that will not turn',
  keyword: 'restore an old road bike',
  keywords:
    'restore an old road bike\nhow to get rust off a frame\nbest chain for a vintage bike\nbicycle workshop near me\nvintage bike prices',
  question: 'How do you get rust off a bike frame?',
  thought: 'The cheapest part of an old bike is the one that stops most people: the chain.',
  post: 'I paid more for the cleaner than for the new chain. Old bikes are like that.',
  view: 'A slow bike you mend yourself beats a fast one you cannot',
  comments:
    'This red is unreal 😍\nWhere did you find the decals?\nMine cracked at the lug after a week\n鉄の自転車、最高です',
  facts: 'The decals are printed by a sign maker\nCracked lugs can be brazed again',
  bio: 'Bikes ✨ Rust ✨ Coffee\n#vintagebikes #rust\nWelcome to my garage!',
  name: 'Rust & Spokes',
  person: 'Ines',
  site: 'Rust & Spokes',
  script:
    'Hi everybody, welcome back to the garage. Today I want to show you a bike that nobody wanted. First I take the wheels off. The grease has set like wax. Then I scrub the frame until it shines. And that is it, thanks for watching.',
  trend: 'Somebody says “Of course I mend it, I am …”\nQuick cuts of old tools\nThe thing turns at the end',
  transcript: [
    '0:00 welcome back to the garage, this is the bike nobody wanted',
    '0:20 first the wheels come off and we look at the bearings',
    '0:45 the old grease has set like wax',
    '1:10 now the rust, with nothing but foil and vinegar',
    '1:40 the frame is straight under it, look at that',
    '2:05 the new chain goes on last',
    '2:30 and we ride it down to the sea',
  ].join('\n'),
};

const textMax = (field: Extract<Field, { type: 'text' | 'long' }>) =>
  field.max ?? (field.type === 'long' ? LONG_MAX : LINE_MAX);

/** A value for a field: from the words above, else its placeholder, else its example. */
function wordsFor(name: string, field: Field, example: unknown, counts: ReadonlySet<string>): unknown {
  switch (field.type) {
    case 'text':
    case 'long': {
      const own = [WORDS[name], field.placeholder, example].filter((text) => typeof text === 'string');
      return own.find((text) => text.length <= textMax(field) && field.holds !== 'file-address') ?? '';
    }
    case 'list':
      return [...new Set([field.placeholder, ...(Array.isArray(example) ? example : [])])]
        .filter(Boolean)
        .slice(0, field.max);
    case 'choice':
      return Object.keys(field.options).at(-1);
    case 'number':
      // The maximum number of items, where limits are reached.
      return counts.has(name) ? field.max : field.default;
    case 'toggle':
      return !field.default;
    case 'upload':
      return null;
  }
}

/** Fills in every field of a tool with input other than its example. */
export function ownWords({ inputs, output, page }: AnyToolDefinition): Record<string, unknown> {
  const counts = new Set(
    Object.values(output).flatMap((part) => (part.type === 'list' && part.count !== undefined ? [part.count] : [])),
  );
  const example = page.example.input as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(inputs).map(([name, field]) => [name, wordsFor(name, field, example[name], counts)]),
  );
}
