import { withoutGreeting } from '../../text/refusals';
import type { Hit } from './search';

/** What part of a question a section must cover: less only shares a word with it. */
const COVERS = 0.55;
/** What a second section must reach of the first one's score to be named beside it. */
const BESIDE = 0.75;

const ASKS = /\?\s*$|^(?:how|what|where|when|why|can|could|does|do|is|are|who|which|help|explain|tell me|show me)\b/i;

/** Asks for a text, not about Flint. */
const WISHES =
  /^(?:can|could|would|will) you (?:please )?(?:write|give|suggest|shorten|summari[sz]e|rewrite|improve|draft|come up|translate|proofread|list|name)\b|^(?:what|which) (?:are|is|would be) (?:some |an? )?(?:good|best|great|catchy)\b/i;

/** An answer that quotes our help pages and links the page each is about; undefined where none fits. */
export function guideAnswer(question: string, search: (question: string) => Hit[]): string | undefined {
  const words = withoutGreeting(question);
  if (!ASKS.test(words) || WISHES.test(words)) return undefined;
  const [best, second] = search(words);
  if (!best || best.covers < COVERS) return undefined;
  const quoted = [best, ...(second && second.score > best.score * BESIDE ? [second] : [])];
  return quoted
    .map(({ section: { title, page, question: heading, answer } }) => {
      const quote = answer
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
      return `**${heading}**\n\n${quote}\n\nSee [${title}](${page}).`;
    })
    .join('\n\n');
}
