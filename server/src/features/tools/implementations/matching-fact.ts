/** Synonyms in questions about facts. */
const ALIKE: readonly RegExp[] = [
  /\b(?:ship\w*|deliver\w*|post(?:age|ed)|sen[dt]|mail\w*)\b/i,
  /\b(?:price[sd]?|costs?|how much|expensive|cheap|fees?|pay\w*)\b|[$€£]/i,
  /\b(?:open\w*|hours|clos(?:e|es|ed|ing)|o['’]clock|am|pm|when|dates?|mon|tues|wednes|thurs|fri|satur|sun)(?:days?)?\b/i,
  /\b(?:where|address|street|road|located|location|find you|based)\b|\b(?:are|am|is|['’]re|['’]m) (?:in|at|near)\b/i,
  /\b(?:sizes?|large|small|cm|inch\w*|litres?|fits?)\b/i,
  /\b(?:return\w*|refund\w*|exchange\w*|broken?|damaged|chip(?:ped)?|crack(?:ed)?|cancel\w*)\b/i,
  /\b(?:book\w*|reserv\w*|sign up|spots?|places?|spaces?|join\w*)\b/i,
  /\b(?:beginners?|experience|level|learn\w*|teach\w*|class(?:es)?|courses?|workshops?)\b/i,
  /\b(?:includ\w*|bring|need|materials?|tools?)\b/i,
  /\b(?:vegan|gluten|dairy|allerg\w*|ingredients?)\b/i,
];
const COMMON = new Set(
  'the and are was can did you our for not any how who why all get has had this that these those with from your have what when where which does will would could there their about they them than then very just like only also were been being'.split(
    ' ',
  ),
);

/** Stems of a text's content words: ignores plurals and -ing. */
export const stems = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => word.replace(/(?:ing|ies|es|s|ed|y)$/, '').replace(/([^aeiouls])\1$/, '$1')),
  );

/** The fact that shares the most stems with a question; undefined when none shares any. */
export function matchingFact(question: string, facts: readonly string[]): string | undefined {
  const asked = stems(question);
  const scored = facts.map((fact) => {
    const shared = [...stems(fact)].filter((stem) => stem.length > 2 && asked.has(stem)).length;
    const alike = ALIKE.filter((words) => words.test(question) && words.test(fact)).length;
    return { fact, score: shared + alike * 1.5 };
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (top, each) => (each.score > (top?.score ?? 0) ? each : top),
    undefined,
  );
  return best?.fact;
}
