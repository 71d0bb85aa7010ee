/** Where one thing ends and the next begins: marks, and words of order. */
const BREAKS = /\s*(?:[.;!?\n]+(?=\s|$)|,(?=\s)|(?:,\s*)?\b(?:and then|then|after that|afterwards|finally)\b)\s*/i;
const AND = /\s+(?:and|plus|&)\s+/i;
const OPENINGS =
  /^(?:please|first|next|also|and|it should|the agent should|i(?:'d| would) like (?:it |you )?to|i want (?:it |you )?to|can you|could you|help me)\s+/i;

/**
 * The parts of a sentence that each ask for one thing, in order.
 * @param isAsked whether a part says by itself what is to be done: else an "and" before it belongs to the part before
 */
export function splitClauses(text: string, isAsked: (part: string) => boolean): string[] {
  return text.split(BREAKS).flatMap((part) => {
    const joined: string[] = [];
    for (const piece of part.split(AND)) {
      const before = joined.pop();
      if (before === undefined) joined.push(piece);
      else if (isAsked(piece)) joined.push(before, piece);
      else joined.push(`${before} and ${piece}`);
    }
    return joined
      .map(opened)
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !/^(?:please|thanks|thank you)$/i.test(piece));
  });
}

function opened(part: string): string {
  const rest = part.trim().replace(OPENINGS, '');
  return rest === part.trim() ? rest : opened(rest);
}

const DAYS = 'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?';
const EVERY = new RegExp(
  `\\b(?:every|each|on)\\s+(?:other\\s+)?(?:${DAYS}|weekdays?|working days?|days?|mornings?|evenings?|weeks?|months?)(?:\\s+(?:mornings?|evenings?|afternoons?))?(?:\\s+at\\s+\\d{1,2}(?::\\d{2})?\\s*(?:am|pm|o'clock)?)?,?`,
  'i',
);
const OFTEN =
  /\b(?:daily|weekly|monthly)(?=\s*(?:,|$|write|make|draw|post|send|create|at\b))(?:\s+at\s+\d{1,2}(?::\d{2})?\s*(?:am|pm)?)?,?/i;

/** A text without the words that say when it happens. @returns those words, where there are some */
export function takeScheduleWords(text: string): { readonly rest: string; readonly when: string | undefined } {
  const [found] = EVERY.exec(text) ?? OFTEN.exec(text) ?? [];
  if (found === undefined) return { rest: text, when: undefined };
  return { rest: text.replace(found, ' ').replace(/\s+/g, ' ').trim(), when: found.replace(/,$/, '').trim() };
}
