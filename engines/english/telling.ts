/** Words of time and frequency: they do not name a subject that readers search for. */
const TIMES =
  /^(?:every|each|today|tonight|tomorrow|now|soon|always|again|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|nights?|days?|weeks?|weekends?|months?|years?|hours?|minutes?|seconds?|times?|january|february|march|april|may|june|july|august|september|october|november|december|am|pm)$/i;
const NUMBERS =
  /^(?:\d[\d.,]*(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|first|second|third|last|next)$/i;
/** Generic nouns, which name no subject by themselves. */
const PLAIN =
  /^(?:class|course|workshop|shop|store|studio|business|beginner|people|adult|everybody|everyone|anybody|anyone|post|thing|seat|side|part|way|start|one|other|home|mistake|tip|idea|guide|step|lot|kind|type|launch|opening|collection|series|upgrade|prep|development|reason|trick|place|life|story|version|result|everything|something|anything|nothing)(?:e?s)?$/i;

/** Nouns of an occasion after the subject: a "candle collection launch" is about candles. */
const OCCASION = /^(?:launch|opening|release|sale|collection|series|upgrade|mistake|tip|idea|guide|reason)(?:e?s)?$/i;

/** Whether a noun at the end of a name says what happens with the thing, not what it is. */
export const isOccasion = (word: string): boolean => OCCASION.test(word);

/** Whether a word is a time, a frequency or a number, and so names no subject. */
export const isCount = (word: string): boolean => TIMES.test(word) || NUMBERS.test(word);

/** Whether a noun alone names a subject: "sourdough" does, "way" and "Friday" do not. */
export const isTelling = (word: string): boolean => !isCount(word) && !PLAIN.test(word);
