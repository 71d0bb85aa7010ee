/** Stock phrases: removing one once is a lesson; any other word must be removed repeatedly. */
export const STOCK: readonly RegExp[] = [
  ...[/\bvery\b/i, /\breally\b/i, /\bjust\b/i, /\bactually\b/i, /\bliterally\b/i, /\bsimply\b/i, /\btruly\b/i],
  ...[/\bsuper\b/i, /\bamazing\b/i, /\bincredible\b/i, /\bawesome\b/i, /\bstunning\b/i, /\bgame[- ]chang(?:er|ing)\b/i],
  ...[
    /\bseamless(?:ly)?\b/i,
    /\bcutting[- ]edge\b/i,
    /\brevolutionary\b/i,
    /\bnext[- ]level\b/i,
    /\bworld[- ]class\b/i,
  ],
  ...[/\bunleash\b/i, /\bunlock\b/i, /\belevate\b/i, /\bsupercharge\b/i, /\bdelve\b/i, /\bembark\b/i, /\bjourney\b/i],
  ...[
    /\bin order\b/i,
    /\bin today['’]s (?:[\p{L}-]+ )*world\b/iu,
    /\bat the end of the day\b/i,
    /\bneedless to say\b/i,
  ],
  ...[
    /\bwithout further ado\b/i,
    /\blet['’]s dive in\b/i,
    /\bdive in\b/i,
    /\blook no further\b/i,
    /\bwhether you['’]re\b/i,
  ],
  ...[
    /\bit['’]s worth noting\b/i,
    /\bwe are (?:thrilled|excited|delighted) to (?:announce|share)\b/i,
    /\b(?:thrilled|excited) to\b/i,
  ],
];

/** Function words: changing them is grammar. */
export const FUNCTION_WORDS = new Set(
  'a an the and or but so as at by for from in into of off on onto out over to up with within is are was were be been being am do does did has have had will would can could should may might must shall it its this that these those there here then than if when while not no yes also too more most some any each every both all which who whom whose what how where why'.split(
    ' ',
  ),
);

/** Days and months: changing one corrects a fact. */
export const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|tonight|yesterday)$/;
