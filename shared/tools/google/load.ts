import type { LoadTools } from '../load-tools';

/** Lazy: each definition is loaded when its tool is opened. */
export const LOAD_GOOGLE: LoadTools<'google'> = {
  'google/seo-blog-generator': async () => (await import('./seo-blog-generator')).seoBlogGenerator,
  'google/keyword-cluster-builder': async () => (await import('./keyword-cluster-builder')).keywordClusterBuilder,
  'google/meta-description-optimizer': async () =>
    (await import('./meta-description-optimizer')).metaDescriptionOptimizer,
  'google/faq-schema-generator': async () => (await import('./faq-schema-generator')).faqSchemaGenerator,
  'google/featured-snippet-planner': async () => (await import('./featured-snippet-planner')).featuredSnippetPlanner,
  'google/content-outline-builder': async () => (await import('./content-outline-builder')).contentOutlineBuilder,
};
