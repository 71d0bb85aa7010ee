import type { PlatformImplementations } from '../platform-table';
import { contentOutlineBuilder } from './content-outline-builder';
import { faqSchemaGenerator } from './faq-schema-generator';
import { featuredSnippetPlanner } from './featured-snippet-planner';
import { keywordClusterBuilder } from './keyword-cluster-builder';
import { metaDescriptionOptimizer } from './meta-description-optimizer';
import { seoBlogGenerator } from './seo-blog-generator';

export const GOOGLE_IMPLEMENTATIONS: PlatformImplementations<'google'> = {
  'google/seo-blog-generator': seoBlogGenerator,
  'google/keyword-cluster-builder': keywordClusterBuilder,
  'google/meta-description-optimizer': metaDescriptionOptimizer,
  'google/faq-schema-generator': faqSchemaGenerator,
  'google/featured-snippet-planner': featuredSnippetPlanner,
  'google/content-outline-builder': contentOutlineBuilder,
};
