/** Questions that a fact answers, by its words; `{topic}` and `{about}` stand for the topic. */
const ASKED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /[$€£]|\b(?:costs?|pric(?:e|es|ed)|pounds?|euros?|dollars?|fees?|free of charge)\b/i,
    ['How much {is} {topic}?', 'What does it cost?'],
  ],
  [
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bo['’]clock\b|\b(?:open|opens|closed|closes|opening hours)\b|\bfrom (?:\d+|seven|eight|nine|ten)\b/i,
    ['When {is} {topic}?', 'When does it take place?'],
  ],
  [/\b(?:minutes?|hours?|days?|weeks?|months?)\b/i, ['How long does it take?']],
  [/\b(?:includes?|included|including|comes? with)\b/i, ['What is included?', 'Is everything included?']],
  [/\b(?:bring|need|needs|wear|require[sd]?)\b/i, ['What do I need for {about}?', 'Do I need to bring anything?']],
  [/\b(?:refunds?|cancel\w*|return(?:s|ed)?|exchange[sd]?|money back)\b/i, ['Can I cancel or change my mind?']],
  [/\b(?:ship|ships|shipping|deliver\w*|postage)\b/i, ['Do you ship, and where to?']],
  [/\b(?:book|booking|reserve|sign up)\b/i, ['How do I book?']],
  [
    /\b(?:beginners?|experience|suitable|suits?|children|kids|adults|groups?)\b/i,
    ['Who {is} {topic} for?', 'Who is it for?', 'Is it for me?'],
  ],
  [/\b(?:unsafe|dangerous|toxic|allerg\w*)\b|\bnot safe\b/i, ['Is it safe?']],
  [/\b(?:street|road|avenue|floor|parking|station|located)\b/i, ['Where {is} {topic}?', 'Where is it?']],
  [/\b(?:because|reason)\b/i, ['Why is that so?']],
  [/\b(?:mistakes?|ruins?|avoid|never|instead of|wrong)\b/i, ['What should I avoid?']],
  [/\b(?:beats?|better|best|prefer|rather)\b/i, ['What works best?']],
];

/** Question templates for a fact, paraphrases of each other; none when no word matches. */
export function questionsOf(fact: string): readonly string[] {
  return ASKED.find(([words]) => words.test(fact))?.[1] ?? [];
}
