import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

/** Search intents. */
const INTENTS = {
  know: 'Know',
  do: 'Do',
  compare: 'Compare',
  buy: 'Buy',
  near: 'Find nearby',
} as const;

export const keywordClusterBuilder = defineTool({
  id: 'google/keyword-cluster-builder',
  inputs: {
    keywords: {
      type: 'long',
      label: 'Keywords',
      help: 'One a line, from your tool or your head. Each lands in one cluster.',
      placeholder: 'pottery classes leeds\nhow to glaze pottery at home\nbest clay for beginners\npottery wheel price',
      required: true,
      max: 6_000,
    },
    topic: { type: 'text', label: 'What the site is about', placeholder: 'A pottery studio in Leeds' },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'beginners' },
    count: { type: 'number', label: 'Clusters at most', min: 2, max: 12, default: 6 },
  },
  output: {
    clusters: {
      type: 'list',
      label: 'Clusters',
      one: 'Cluster',
      tell: 'Keywords that one page answers, with that page; the most important first.',
      min: 1,
      max: 12,
      count: 'count',
      item: {
        name: { type: 'text', label: 'Cluster', tell: 'What holds them together, in one to four words.', max: 80 },
        intent: {
          type: 'choice',
          label: 'They want to',
          tell: 'What somebody wants who searches for these.',
          options: INTENTS,
        },
        keywords: {
          type: 'words',
          label: 'Keywords',
          tell: 'As they were pasted, the broadest first.',
          min: 1,
          max: 60,
        },
        page: { type: 'text', label: 'Page', tell: 'The title of the one page that answers them all.', max: 140 },
        kind: {
          type: 'choice',
          label: 'Kind',
          tell: 'What kind of page that is.',
          options: {
            guide: 'Guide',
            article: 'Article',
            comparison: 'Comparison',
            product: 'Product or service',
            place: 'Place',
          },
        },
      },
    },
  },
  maxTokens: 3_000,
  check({ clusters }, { keywords }): Finding[] {
    const asked = new Set(keywords.split(/\n+/).map(small).filter(Boolean));
    const placed = new Map<string, number>();
    const findings = clusters.flatMap(({ keywords: own }, at) =>
      own.flatMap((keyword): Finding[] => {
        const path = `clusters.${at}.keywords`;
        const before = placed.get(small(keyword));
        placed.set(small(keyword), at);
        if (!asked.has(small(keyword)))
          return [{ path, severity: 'error', message: `“${keyword}” was not pasted. Leave it out.` }];
        if (before === undefined) return [];
        return [{ path, severity: 'warning', message: `“${keyword}” is in cluster ${before + 1} already.` }];
      }),
    );
    const lost = [...asked].filter((keyword) => !placed.has(keyword));
    if (lost.length === 0) return findings;
    const some = lost.slice(0, 3).join(', ');
    return [
      ...findings,
      {
        path: 'clusters',
        severity: 'warning',
        message: `Without a cluster: ${some}${lost.length > 3 ? ' and more' : ''}.`,
      },
    ];
  },
  sends: [
    {
      to: 'google/content-outline-builder',
      each: 'clusters',
      fill: ({ input, output, at }) => ({
        topic: output.clusters[at]?.page ?? '',
        keyword: output.clusters[at]?.keywords[0]?.slice(0, 80) ?? '',
        audience: input.audience,
      }),
    },
    {
      to: 'google/meta-description-optimizer',
      each: 'clusters',
      fill: ({ input, output, at }) => ({
        topic: output.clusters[at]?.page ?? '',
        keyword: output.clusters[at]?.keywords[0]?.slice(0, 80) ?? '',
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'Keyword clustering tool: one page for each cluster',
    description:
      'Paste your keywords and get them sorted by what people want, with the one page that answers each cluster.',
    steps: [
      'Paste your keywords, one a line.',
      'Say what your site is about, so that pages get titles that fit.',
      'Read the clusters: one page for each, not one for each keyword.',
      'Hand a cluster on to an outline, and write the page.',
    ],
    questions: [
      {
        question: 'Why cluster keywords?',
        answer: 'Searches that want the same are answered by one page. Two pages for one wish compete with each other.',
      },
      {
        question: 'Where are the search volumes?',
        answer:
          'Not here: the tool knows your keywords and nothing of how often they are searched. Bring volumes from your own tool.',
      },
      {
        question: 'How does it tell what people want?',
        answer:
          'By the words: “how to” wants to do something, “best” compares, “price” buys, a place name or “near me” looks nearby.',
      },
    ],
    example: {
      input: {
        keywords:
          'pottery classes leeds\npottery classes near me\nevening pottery class\nhow to glaze pottery at home\nglaze pottery without kiln\nbest clay for beginners\npottery wheel price',
        topic: 'A pottery studio in Leeds',
        audience: 'beginners',
        count: 4,
      },
      output: {
        clusters: [
          {
            name: 'Pottery classes',
            intent: 'near',
            keywords: ['pottery classes leeds', 'pottery classes near me', 'evening pottery class'],
            page: 'Evening pottery classes in Leeds',
            kind: 'place',
          },
          {
            name: 'Glazing at home',
            intent: 'do',
            keywords: ['how to glaze pottery at home', 'glaze pottery without kiln'],
            page: 'How to glaze pottery at home without a kiln',
            kind: 'guide',
          },
          {
            name: 'Clay',
            intent: 'compare',
            keywords: ['best clay for beginners'],
            page: 'Which clay is best for beginners?',
            kind: 'comparison',
          },
          {
            name: 'Wheels',
            intent: 'buy',
            keywords: ['pottery wheel price'],
            page: 'Pottery wheels: what they cost and what you need',
            kind: 'product',
          },
        ],
      },
    },
  },
});

const small = (keyword: string) => keyword.trim().toLowerCase();
