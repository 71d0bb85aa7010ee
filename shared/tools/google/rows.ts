import type { ToolRow } from '../tool-row';

export const GOOGLE_TOOLS = {
  'google/seo-blog-generator': {
    title: 'Blog article generator',
    summary: 'An article with its title, description, sections and markup, from what you know.',
    icon: 'newspaper',
    capability: 'chat',
    view: 'parts',
    related: ['google/content-outline-builder', 'google/meta-description-optimizer', 'google/faq-schema-generator'],
  },
  'google/keyword-cluster-builder': {
    title: 'Keyword clusters',
    summary: 'Your keywords sorted by what people want from them, a page for each cluster.',
    icon: 'boxes',
    capability: 'chat',
    view: 'table',
    related: ['google/content-outline-builder', 'google/seo-blog-generator'],
  },
  'google/meta-description-optimizer': {
    title: 'Meta description optimizer',
    summary: 'Titles and descriptions measured in pixels, shown as a search result.',
    icon: 'search',
    capability: 'chat',
    view: 'options',
    related: ['google/seo-blog-generator', 'google/featured-snippet-planner'],
  },
  'google/faq-schema-generator': {
    title: 'FAQ markup generator',
    summary: 'Questions and answers with valid FAQPage markup to paste into your page.',
    icon: 'braces',
    capability: 'chat',
    view: 'json-ld',
    related: ['google/featured-snippet-planner', 'google/seo-blog-generator'],
  },
  'google/featured-snippet-planner': {
    title: 'Featured snippet planner',
    summary: 'A question answered the way snippets are: paragraph, list or table.',
    icon: 'quote',
    capability: 'chat',
    view: 'parts',
    related: ['google/faq-schema-generator', 'google/content-outline-builder'],
  },
  'google/content-outline-builder': {
    title: 'Content outline builder',
    summary: 'Headings in order, with what each must say and the question it answers.',
    icon: 'list-tree',
    capability: 'chat',
    view: 'parts',
    related: ['google/seo-blog-generator', 'google/keyword-cluster-builder'],
  },
} as const satisfies Readonly<Record<`google/${string}`, ToolRow>>;
