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
