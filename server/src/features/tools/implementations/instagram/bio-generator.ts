import { capital } from '@flint/engines/english/words';
import type { Kit } from '@flint/engines/spec/copy-kit';
import type { InputOf } from '@flint/shared/tools/fields';
import { bioGenerator as definition } from '@flint/shared/tools/instagram/bio-generator';
import { writingTool } from '../../implementation';
import { uniqueBy } from '../craft/unique-by';
import { AUDIENCES, ENDS, OFFERS, WELCOMES } from './bio-ends';
import { selfLines, withoutOrder } from './bio-lines';
import { type BioFacts, STYLES, type Style } from './bio-styles';
import { nameLines } from './name-lines';

type Input = InputOf<(typeof definition)['inputs']>;

const IN_ORDER = Object.keys(STYLES) as Style[];

export const bioGenerator = writingTool({
  definition,
  guide: `You write profiles that make a visitor stay. The first line says what they do in the words people look for; nobody reads on for a slogan. Then what a visitor gets, or what speaks for them, as the form tells it; then one thing to do, from "action", with "offer" where it is given. One thought a line, at most three lines: a profile hides the rest. Never spend characters on the name (it stands above), on hashtags, on "welcome to my page", on lists of adjectives, or on "DM for collabs". "emoji": with "none" not one; with "few" at most three, each in place of a word, never as bullets on every line. An order such as "write bios for …" in "topic" is not part of what they do. Each bio leads with something else. Name lines: the name, a bar, and what people type into search.`,
  write(input, kit) {
    const { name, place } = input;
    const topic = withoutOrder(input.topic);
    const [head = '', ...others] = selfLines(topic, kit.sentences);
    const chances = chancesOf(input, kit, others);
    const first = kit.random.int(0, IN_ORDER.length - 1);
    const styles = [...IN_ORDER.slice(first), ...IN_ORDER.slice(0, first)];
    const all = Array.from({ length: input.count }, (_, round) =>
      styles.map((style, at) => ({
        style,
        bio: STYLES[style](told(input, head, chances(round * styles.length + at))),
      })),
    ).flat();
    const bios = uniqueBy(all, ({ bio }) => bio).slice(0, input.count);
    const keywords = kit.phrases(topic).filter((phrase, at) => at === 0 || phrase.includes(' '));
    return { bios, names: nameLines({ name, keywords, place, head }) };
  },
});

/** The parts that vary between bios. */
type Chance = Pick<BioFacts, 'more' | 'audience' | 'end'>;

function chancesOf({ topic, audience, action, offer, emoji, count }: Input, kit: Kit, others: readonly string[]) {
  const voice = kit.about({ topic, audience });
  const slots = { down: emoji === 'few' ? '👇' : '↓', ...(offer && { offer }) };
  const leads = action === 'link' || action === 'book';
  const ends = voice.deal(offer && leads ? OFFERS : ENDS[action], count, slots);
  const audiences = voice.deal(AUDIENCES, count);
  const more = others.length > 0 ? others : voice.deal(WELCOMES, count);
  return (at: number): Chance => {
    const nth = (list: readonly string[]) => list[at % Math.max(1, list.length)] ?? '';
    return { more: nth(more), audience: nth(audiences), end: nth(ends) };
  };
}

function told({ outcome, proof, place, emoji }: Input, head: string, chance: Chance): BioFacts {
  const isSaid = head.toLowerCase().includes(place.toLowerCase());
  const pin = place && !isSaid ? `${emoji === 'few' ? '📍 ' : ''}${place}` : '';
  return { head, outcome: capital(outcome), proof: capital(proof), place: pin, ...chance };
}
