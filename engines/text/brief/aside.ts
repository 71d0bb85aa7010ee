import { sentence } from '../../english/words';

/**
 * Matches a clause after a comma that adds to the topic: "…, out every Friday", but not the list "…, soaps and bath
 * salts".
 */
const TOLD =
  /,\s+(?=(?:out|now|open|back|live|made|from|every|with|without|in|on|at|until|till|starting|available|coming|launching|this|next|only|since|while|because|when|which|who|so|and (?:i|we|it|they|this|that|why|how|what)|but|before|after|for|slow|free)\b)/i;
/** A "where" clause ("a workshop where we paint the river") becomes a sentence of its own. */
const WHERE = /,?\s+where\s+(?=(?:we|i|you)\s)/i;
/** Label before a colon: the kind of post, not its topic. */
const LABEL = /^(?:opinion|story ?time|vlog|review|q&a|tutorial|pov|update|guide|tips?|recipe|(?:day|part|week) \d+)$/i;
const PICTURES = /\s*(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+/gu;

/** A topic split from the facts about it. */
interface TopicAndFacts {
  /** The topic, in words that can stand within a sentence. */
  readonly topic: string;
  /** The facts about it, as sentences. */
  readonly aside: readonly string[];
}

/** Splits the topic from facts about it: "our croissant, out every Friday" → "our croissant", "Out every Friday." */
export function splitTopic(written: string): TopicAndFacts {
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
