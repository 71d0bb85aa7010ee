const UNSAFE: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Structured data as a script element to paste into a page. XSS protection: escapes everything that could end the
 * script or start a comment in it; the parsed data is the same.
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
  /** Omitted when empty. */
  readonly author: string;
  /** The day, as `2026-11-21`. */
  readonly published: string;
}

/** An article as schema.org's BlogPosting, with the known properties that Google reads. */
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
