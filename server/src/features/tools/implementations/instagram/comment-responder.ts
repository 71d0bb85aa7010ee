import { sentence } from '@flint/engines/english/words';
import type { Kit } from '@flint/engines/spec/copy-kit';
import type { InputOf } from '@flint/shared/tools/fields';
import { commentResponder as definition } from '@flint/shared/tools/instagram/comment-responder';
import { cut } from '@flint/shared/tools/measure/cut';
import { writingTool } from '../../implementation';
import { matchingFact } from '../matching-fact';
import { type Kind, kindOf, thingIn } from './comment-kinds';
import { AMENDS, ANSWERS, REPLIES, SIGNS, TONED } from './comment-replies';

type Input = InputOf<(typeof definition)['inputs']>;

const REPLIES_MAX = 30;
const COMMENT_MAX = 600;
const I = { I: 'I', i: 'I', me: 'me', my: 'my', am: 'am' };
const WE = { I: 'We', i: 'we', me: 'us', my: 'our', am: 'are' };

export const commentResponder = writingTool({
  definition,
  guide: `You answer comments as the person behind the account would on a good day. Each reply takes up something that its comment says; none could stand below another one. One sentence, two where something is explained. Questions are answered from "facts" alone; where no fact answers, say that you will find out, and never guess prices, dates or stock. Complaints: sorry first, then what can be done, from "facts", or an invitation to write a message; no excuses, no "we apologise for any inconvenience". Who names a friend gets a line for both. Spam, and offers to promote, get an empty reply. "I" or "we" as "voice" says. "emoji": with "none" not one, with "few" not in every reply, never below a complaint. Copy each comment as it was pasted, in order.`,
  write(input, kit) {
    const comments = input.comments
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, REPLIES_MAX);
    const answer = answering(input, kit);
    return {
      replies: comments.map((comment) => ({ comment: cut(comment, COMMENT_MAX, 'utf16'), ...answer(comment) })),
    };
  },
});

/** Answers comments in order without repeating a reply while there are others. */
function answering({ topic, facts, tone, voice: who, emoji }: Input, kit: Kit) {
  const voice = kit.about({ topic: topic || 'this' });
  const person = who === 'we' ? WE : I;
  const known = kit.sentences(facts).map(sentence);
  const said: string[] = [];
  const say = (templates: readonly string[], slots: Readonly<Record<string, string>>) => {
    const spoken = templates.map(speakerOf(person));
    // Replies that quote the comment come first.
    const [own, any] = [spoken.filter(takesUp), spoken.filter((template) => !takesUp(template))];
    const all = [own, any].flatMap((some) => voice.deal(some, some.length, slots));
    const reply = all.find((each) => !said.includes(each)) ?? all[0] ?? '';
    said.push(reply);
    return reply;
  };
  return (comment: string): { kind: Kind; reply: string } => {
    const kind = kindOf(comment);
    if (kind === 'spam') return { kind, reply: '' };
    const fact = kind === 'question' || kind === 'complaint' ? matchingFact(comment, known) : undefined;
    if (fact) return { kind, reply: say(kind === 'question' ? ANSWERS : AMENDS, { fact }) };
    const toned: Partial<Record<Kind, readonly string[]>> = TONED[tone];
    const thing = thingIn(kit.phrases(comment));
    const templates = toned[kind] ?? REPLIES[kind];
    const reply = say(templates, thing ? { thing } : {});
    return {
      kind,
      reply: emoji === 'few' && tone !== 'professional' && kit.random.chance(0.6) ? reply + SIGNS[kind] : reply,
    };
  };
}

const takesUp = (template: string) => /\{(?:thing|fact)\}/.test(template);

/** Fills `{I}` and the like before the other slots; capitals distinguish them. */
const speakerOf = (person: typeof I) => (template: string) =>
  template.replace(/\{(I|i|me|my|am)\}/g, (_, word: keyof typeof I) => person[word]);
