import { sentence } from '../../english/words';

/** After a comma: said of a thing, and no more of the thing. "…, out every Friday" is, "…, soaps and bath salts" is not. */
const TOLD =
  /,\s+(?=(?:out|now|open|back|live|made|from|every|with|without|in|on|at|until|till|starting|available|coming|launching|this|next|only|since|while|because|when|which|who|so|and (?:i|we|it|they|this|that|why|how|what)|but|before|after|for|slow|free)\b)/i;
/** "a workshop where we paint the river": what is done there is a sentence of its own. */
const WHERE = /,?\s+where\s+(?=(?:we|i|you)\s)/i;
/** Before a colon: what kind of post it is, not what it is about. */
const LABEL = /^(?:opinion|story ?time|vlog|review|q&a|tutorial|pov|update|guide|tips?|recipe|(?:day|part|week) \d+)$/i;
const PICTURES = /\s*(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+/gu;

/** A subject as it was written, in two. */
interface Parted {
  /** What it is about, in words that can stand within a sentence. */
  readonly topic: string;
  /** What else is told of it, as sentences of its own. */
  readonly aside: readonly string[];
}

/** Parts what something is from what is told of it: "our croissant, out every Friday" → "our croissant", "Out every Friday." */
export function parted(written: string): Parted {
  const text = written.replace(PICTURES, '').trim();
  if (!/\p{L}{2}/u.test(text)) return { topic: written, aside: [] };
  const [front = '', ...behind] = text.split(/:\s+/);
  const named = LABEL.test(front.trim()) ? behind.join(': ') : front;
  const after = LABEL.test(front.trim()) ? [] : behind.length > 0 ? [behind.join(': ')] : [];
  const [told = '', ...rest] = named.split(TOLD);
  const [topic = '', ...there] = told.split(WHERE);
  const aside = [...there, ...(rest.length > 0 ? [rest.join(', ')] : []), ...after];
  return topic.trim().includes(' ') || /^\p{L}{3,}$/u.test(topic.trim())
    ? { topic: topic.trim(), aside: aside.filter((each) => /\p{L}{2}/u.test(each)).map(sentence) }
    : { topic: text, aside: [] };
}
