import { sentence } from '@flint/engines/english/words';
import { captionGenerator as definition } from '@flint/shared/tools/instagram/caption-generator';
import { writingTool } from '../../implementation';
import { uniqueBy } from '../craft/unique-by';
import { ASKS } from './asks';
import { MIDDLES, OPENINGS, type Opening, SEARCHED } from './caption-openings';
import { hashtagsFor } from './hashtags';

/** Facts by length of caption; a story takes all of them. */
const FACTS = { short: 1, medium: 3, long: 12 } as const;
const SIGNS = { comment: ' 💬', save: ' 🔖', share: ' 💌', visit: ' 🔗', nothing: '' } as const;
const IN_ORDER = Object.keys(OPENINGS) as Opening[];
/** Maximum length of a fact that stands alone above "more". */
const LINE_MAX = 110;

const inParagraphs = (sentences: readonly string[]) =>
  sentences.flatMap((_, at) => (at % 2 === 0 ? [sentences.slice(at, at + 2).join(' ')] : [])).join('\n\n');

export const captionGenerator = writingTool({
  definition,
  guide: `You write captions that are read past the first line. The first line stands alone: it says or asks one thing of the post, in at most 125 characters, and never "new post" or "swipe". With "keyword" given it stands in the first two lines as people type it. Then an empty line and the body: "short" one or two sentences, "medium" one paragraph, "long" a story in short paragraphs with what happened, in order, and what came of it. Use every point that fits and nothing else. The ask is one sentence and asks one thing; with "nothing" there is none. Hashtags stand on the last line, from narrow to broad, as many as "hashtags" says, none of them in the text. "emoji": with "none" not one. Every caption opens another way.`,
  write({ topic, points, audience, keyword, goal, length, hashtags, emoji, count }, kit) {
    const voice = kit.about({ topic, audience, details: points, platform: 'instagram' });
    const facts = kit.facts(topic, points).map(sentence);
    const short = facts.filter((fact) => fact.length <= LINE_MAX);
    const asks = voice.deal(ASKS[goal], count);
    const middles = voice.deal(MIDDLES, count);
    const tags = hashtagsFor(kit, voice, hashtags, keyword).join(' ');
    const first = kit.random.int(0, IN_ORDER.length - 1);
    const captions = Array.from({ length: count * 2 }, (_, at) => {
      // Every other caption opens with a fact of the user's: more specific than any template.
      const opening =
        at % 2 === 0 && at / 2 < short.length ? 'moment' : (IN_ORDER[(first + at) % IN_ORDER.length] ?? 'moment');
      const fact = short[at % Math.max(1, short.length)] ?? '';
      const line = opening === 'moment' && fact ? fact : voice.say(OPENINGS[opening]);
      const rest = facts.filter((each) => each !== line).slice(0, FACTS[length]);
      const searched = keyword && !`${line} ${rest[0]}`.toLowerCase().includes(keyword.toLowerCase());
      const body = [
        ...(searched ? [voice.say(SEARCHED, { keyword })] : []),
        ...(rest.length > 0 ? rest : [middles[at % Math.max(1, middles.length)] ?? '']),
      ];
      const ask = asks[at % Math.max(1, asks.length)] ?? '';
      const asked = ask && emoji === 'few' ? ask + SIGNS[goal] : ask;
      return { opening, line, caption: [line, inParagraphs(body), asked, tags].filter(Boolean).join('\n\n') };
    });
    const different = uniqueBy(captions, ({ line }) => line);
    const kept = different.length > 0 ? different : [{ opening: 'moment' as const, caption: sentence(topic) }];
    return { captions: kept.slice(0, count).map(({ caption, opening }) => ({ caption, opening })) };
  },
});
