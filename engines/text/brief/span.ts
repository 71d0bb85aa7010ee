const NUMBER = '\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|this|next|my|our|the|each|every';
const POSTS = '(?:posts?|captions?|tweets?|content)';
const TIME = '(?<unit>days?|weeks?|fortnight|months?)';
/** "a week of posts", "7 days of Instagram content", "a week's worth of posts". */
const OF_POSTS = new RegExp(
  `\\b(?:(?<count>${NUMBER})\\s+)?${TIME}(?:['’]s?)?\\s+(?:worth\\s+)?of\\s+(?<posts>(?:[\\w-]+\\s+){0,3}?${POSTS})\\b`,
  'i',
);
/** "posts for the next week", "content for 7 days". */
const FOR_TIME = new RegExp(
  `(?<=\\b(?:posts|captions|tweets|content)\\s+)for\\s+(?:(?:the|my|our|whole|entire|coming|next|each day of|every day of)\\s+)*(?:(?<count>${NUMBER})\\s+)?${TIME}\\b(?!['’])`,
  'i',
);
/** "a post for every day", "one caption a day". */
const A_DAY = new RegExp(
  `(?<=\\b(?:an?|one)\\s+(?:[\\w-]+\\s+)?${POSTS}\\s+)(?:for\\s+)?(?:an?|per|each|every)\\s+day(?:\\s+(?:of|for|in)\\s+(?:(?:the|a|next|this)\\s+)*week)?\\b`,
  'i',
);

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
};
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30 };

/** Days that posts are asked for, one each; undefined where a message names no such span. */
export function daysIn(text: string): number | undefined {
  if (A_DAY.test(text)) return DAYS.week;
  const found = OF_POSTS.exec(text) ?? FOR_TIME.exec(text);
  if (!found) return undefined;
  const { count = '', unit = '' } = found.groups ?? {};
  const days =
    (NUMBERS[count.toLowerCase()] ?? (Number(count) || 1)) * (DAYS[unit.toLowerCase().replace(/s$/, '')] ?? 1);
  return days > 1 ? days : undefined;
}

/** A message without the words of the span, which are no part of its topic. */
export const withoutSpan = (text: string): string =>
  text.replace(A_DAY, '').replace(FOR_TIME, '').replace(OF_POSTS, '$<posts>');
