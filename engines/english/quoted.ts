/** Longest quotation that counts as lettering, characters. */
const LONGEST = 80;
const QUOTES = /"([^"\n]+)"|“([^”\n]+)”|„([^“”\n]+)[“”]|«([^»\n]+)»|(?<=\s)['‘]([^'’\n]{2,})['’](?=[\s,.;!]|$)/gu;
const PAIRS = 5;
const SAYS =
  /\b(say(s|ing)?|read(s|ing)?|titled?|text|words?|lettering|caption(ed)?|headline|slogan|quote|called|named|label(l?ed)?|sign|written|writing|message|logo|banner|poster)\b[^"“„«]{0,24}$/iu;
/** Matches a quoted word within a sentence (a "modern" house), which is no lettering. */
const GOES_ON = /^\s*(?!(?:in|on|at|with|above|under|over|by|for|and|as|across|written|against|beside)\b)[\p{L}\p{N}]/u;

export interface Quoted {
  /** The prompt without the quotations that are lettering. */
  rest: string;
  /** The quoted texts, as written. */
  texts: string[];
}

/** Extracts the words to be lettered in the picture from a prompt (a poster saying "Summer sale"). */
export function takeQuoted(prompt: string): Quoted {
  const texts: string[] = [];
  const rest = prompt.replace(QUOTES, (whole, ...groups: unknown[]) => {
    const text = groups.slice(0, PAIRS).find((group) => typeof group === 'string');
    const at = groups[PAIRS];
    const quoted = typeof text === 'string' ? text.trim() : '';
    const [before, after] = typeof at === 'number' ? [prompt.slice(0, at), prompt.slice(at + whole.length)] : ['', ''];
    const lettering = SAYS.test(before) || (!/^['‘]/u.test(whole) && !GOES_ON.test(after));
    if (!lettering || !/[\p{L}\p{N}]/u.test(quoted) || quoted.length > LONGEST) return ` ${quoted} `;
    texts.push(quoted);
    return ' , ';
  });
  return { rest, texts };
}
