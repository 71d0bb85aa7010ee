const GREETING =
  /^(?:hi|hiya|hey|hello|dear|yo|greetings|good (?:morning|afternoon|evening)|welcome(?: back)?|what['’]?s up|happy \w+day)\b[^.!?\n:—]{0,40}(?:[.!?:—]+|,(?=\s)|(?=\n)|$)/iu;
const CLOSING =
  /^(?:cheers|best(?: wishes| regards)?|kind regards|regards|thanks|thank you|love,|xo+\b|see you|until next|talk soon|take care|stay \p{L}+|sincerely|yours|warmly|follow (?:me|us|along|for)|link in (?:the |my |our )?bio|let (?:me|us) know|what do you think|tell (?:me|us)|comment below|drop (?:a|your)|tag (?:a|someone|your)|save this|share this|dm (?:me|us)|ready to|which one|who['’]s with)/iu;
/** Maximum words of a last line that counts as a closing. */
const CLOSING_WORDS = 6;

/** A text's greeting, verbatim; undefined when it has none. */
export function greetingOf(text: string): string | undefined {
  return GREETING.exec(text)?.[0];
}

/** Hashtags and emoji at the end are not part of a closing. */
const TRAILING = /(?:\s|#[\p{L}\p{N}_]+|\p{Extended_Pictographic}|\uFE0F|\u200D|\p{Emoji_Modifier})+$/u;

/** A text's closing: a stock phrase, or a short separate line. Undefined when it has none. */
export function closingOf(given: string): string | undefined {
  const text = given.replace(TRAILING, '');
  const lines = text.split('\n');
  const line = lines.at(-1)?.trim() ?? '';
  const sentence = /[^.!?]+[.!?]*$/u.exec(line)?.[0].trim() ?? '';
  if (sentence.length < text.length && CLOSING.test(sentence)) return sentence;
  const isApart = lines.length > 1 && lines.at(-2)?.trim() === '';
  const isShort = line.split(/\s+/).length <= CLOSING_WORDS && /\p{L}/u.test(line);
  return isApart && isShort ? line : undefined;
}
