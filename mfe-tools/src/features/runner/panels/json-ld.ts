const UNSAFE: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Data as a script to paste into a page. What could end the script, or begin a comment in it, is escaped: whatever a
 * text holds, the page around it stays whole, and the data reads the same.
 */
export function jsonLdScript(data: object): string {
  const json = JSON.stringify(data, null, 2).replace(/[<>&\u2028\u2029]/g, (sign) => UNSAFE[sign] ?? sign);
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers as schema.org's FAQPage, as Google documents it. */
export function faqPage(questions: readonly Answered[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface Article {
  readonly headline: string;
  readonly description: string;
  /** Left out where nobody is named. */
  readonly author: string;
  /** The day, as `2026-11-21`. */
  readonly published: string;
}

/** An article as schema.org's BlogPosting, with what Google reads of it and is known. */
export function blogPosting({ headline, description, author, published }: Article): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline,
    description,
    datePublished: published,
    dateModified: published,
    ...(author !== '' && { author: { '@type': 'Person', name: author } }),
  };
}
