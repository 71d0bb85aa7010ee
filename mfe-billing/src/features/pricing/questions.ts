/** What people ask about paying; the page shows it, and search engines read it. */
export const QUESTIONS = [
  {
    question: 'When do I pay for a picture, a film or a text?',
    answer:
      'The price stands on the button before you press. It is held then; what arrives is paid, and the rest returns at once. What fails costs nothing.',
  },
  {
    question: 'Do credits expire?',
    answer:
      'Credits that you buy do not expire. Credits of a plan end with their month, and roll over up to twice the month’s. Credits that were given to you may have a date; those are spent first.',
  },
  {
    question: 'Can I try it without paying?',
    answer: 'Yes. A new account with a verified e-mail address starts with 25 credits, and no card is asked for.',
  },
  {
    question: 'Do prices include tax?',
    answer:
      'The prices are the whole amount that is charged. Where your country adds a tax, the payment page names it before you pay.',
  },
  {
    question: 'Do I get a receipt?',
    answer: 'Yes, by e-mail, and as a PDF on the credits page for as long as you have your account.',
  },
  {
    question: 'Who owns what I make?',
    answer: 'You do. Files stay in your library and can be downloaded at any time.',
  },
] as const;
