import { formIn } from '../../text/brief/asked';
import { withoutGreeting } from '../../text/refusals';
import { isWish } from '../../text/wish';
import type { Hit } from './search';

/** Share of a question's words that a section must cover: below it the two only share a word. */
const COVERS = 0.55;
/** Share of the best score that a second section must reach to be listed too. */
const BESIDE = 0.75;

const ASKS = /\?\s*$|^(?:how|what|where|when|why|can|could|does|do|is|are|who|which|help|explain|tell me|show me)\b/i;

/** Matches requests for a text, which the copywriter answers. */
const WISHES =
  /^(?:can|could|would|will) you (?:please )?(?:write|give|suggest|shorten|summari[sz]e|rewrite|improve|draft|come up|translate|proofread|list|name)\b|^(?:what|which) (?:are|is|would be) (?:some |an? )?(?:good|best|great|catchy)\b/i;

/** Answers from the help pages by search, with links; undefined where no section matches. */
export function guideAnswer(question: string, search: (question: string) => Hit[]): string | undefined {
  const words = withoutGreeting(question);
  if (!ASKS.test(words) || WISHES.test(words) || (formIn(words) && isWish(words))) return undefined;
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
