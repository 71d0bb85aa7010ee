import { type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';

/** What a page says. */
export interface PageText {
  /** Empty where it has none. */
  readonly title: string;
  /** A line for each paragraph, heading, item or row. */
  readonly text: string;
}

/** Parts of a page that it is not read for. */
const LEFT_OUT = names('nav footer aside button select svg template dialog');
const MAIN = names('main article');
/** Characters from which on the main part stands for the whole page. */
const MAIN_LEAST = 200;
/** Elements that run on in their line; those in cells are words of a row. */
const INLINE = names(
  'a abbr b bdi bdo cite code data del dfn em font i img ins kbd label mark q s samp small span strong sub sup td th time u var wbr',
);
/** Elements that hold no markup, by how the standard reads them. Of these only the title is kept. */
const RAW = new Map<string, Tokenizer['state']>([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['noscript', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
]);

/**
 * The readable text of a page. Tokens are read and no tree is built, so that the time follows the length of the page
 * alone, whatever it is made of; nothing of it is run or loaded.
 */
export function pageText(html: string): PageText {
  let title = '';
  const whole: string[] = [];
  const main: string[] = [];
  let leftOut = 0;
  let inMain = 0;
  let raw: string | undefined;
  const write = (words: string) => {
    if (raw === 'title' && leftOut === 0) title += words;
    if (raw !== undefined || leftOut > 0) return;
    whole.push(words);
    if (inMain > 0) main.push(words);
  };
  const handler: TokenHandler = {
    onStartTag({ tagName, selfClosing }) {
      const mode = RAW.get(tagName);
      // Within a drawing a tag may close itself.
      if (mode !== undefined && !(selfClosing && leftOut > 0)) {
        raw = tagName;
        tokenizer.state = mode;
      }
      if (LEFT_OUT.has(tagName) && !selfClosing) leftOut += 1;
      if (MAIN.has(tagName)) inMain += 1;
      write(INLINE.has(tagName) ? '' : '\n');
      if (tagName === 'td' || tagName === 'th') write(' ');
    },
    onEndTag({ tagName }) {
      if (raw === tagName) raw = undefined;
      write(INLINE.has(tagName) ? '' : '\n');
      if (LEFT_OUT.has(tagName)) leftOut = Math.max(0, leftOut - 1);
      if (MAIN.has(tagName)) inMain = Math.max(0, inMain - 1);
    },
    onCharacter: ({ chars }) => write(chars),
    onWhitespaceCharacter: () => write(' '),
    onNullCharacter: () => undefined,
    onComment: () => undefined,
    onDoctype: () => undefined,
    onEof: () => undefined,
  };
  const tokenizer = new TextTokenizer({}, handler);
  tokenizer.write(html, true);
  const told = tidy(main.join(''));
  return { title: tidy(title).replaceAll('\n', ' '), text: told.length >= MAIN_LEAST ? told : tidy(whole.join('')) };
}

/** Drops attributes, which are not asked for: to compare those of a tag takes the square of their number. */
class TextTokenizer extends Tokenizer {
  protected override _leaveAttrName(): void {}
}

/** One space between words, one line break between paragraphs. */
const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
