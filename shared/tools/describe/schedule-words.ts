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
