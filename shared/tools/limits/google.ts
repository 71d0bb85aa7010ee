import type { Rule } from './rule';

const CHECKED = '2026-11-21';
const ARTICLE = {
  title: 'Google Search Central, Article structured data',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/article',
} as const;

/** Estimates of what is shown: pixels for titles, graphemes for descriptions. */
export const GOOGLE = {
  'google.title.shown': {
    what: 'Google shows about {max} pixels of a title on a desktop, some say 600. It publishes no limit.',
    measured: 'text',
    unit: 'pixels',
    max: 580,
    scope: 'both',
    severity: 'cut',
    source: {
      title: 'Codoseo, widths of results',
      url: 'https://docs.rs/codoseo-web/latest/codoseo_web/serp/index.html',
    },
    checked: CHECKED,
    confidence: 'secondary',
  },
  'google.description.shown': {
    what: 'Google shows about {max} characters of a description, some say 160. It publishes no limit.',
    measured: 'text',
    unit: 'graphemes',
    max: 155,
    scope: 'both',
    severity: 'cut',
    source: {
      title: 'Google Search Central, Control your snippets (there is no limit)',
      url: 'https://developers.google.com/search/docs/appearance/snippet',
    },
    checked: CHECKED,
    confidence: 'secondary',
  },
  'google.faq.results': {
    what: 'Google stopped showing questions and answers as rich results on 7 May 2026; FAQPage is still valid markup.',
    scope: 'both',
    severity: 'advice',
    source: {
      title: 'Google Search Central, FAQ structured data',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
    },
    checked: CHECKED,
    confidence: 'official',
  },
  'google.article.properties': {
    what: 'Google reads headline, image, datePublished, dateModified and author (name, url) of a BlogPosting.',
    scope: 'both',
    severity: 'advice',
    source: ARTICLE,
    checked: CHECKED,
    confidence: 'official',
  },
} as const satisfies Record<`google.${string}`, Rule>;
