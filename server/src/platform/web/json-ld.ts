import type { About } from '@flint/shared/contracts/fragments';

const CONTEXT = 'https://schema.org';
const SITE = 'Flint';

/** What users think of Flint: only ever from real reviews. */
export interface Rating {
  readonly total: number;
  /** Stars of 5. */
  readonly average: number;
}

/**
 * Structured data (JSON-LD, schema.org): breadcrumbs, application and FAQ of a page.
 * @param publicUrl base of the page's paths
 * @param rating of the product, on the page that lists its reviews
 */
export function jsonLd(
  { title, description, trail, questions, program, article }: About,
  path: string,
  publicUrl: string,
  rating?: Rating,
) {
  const at = (place: string) => `${publicUrl}${place}`;
  const site = { '@type': 'Organization', name: SITE, url: at('/') };
  return [
    trail.length > 0 && {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: SITE, path: '/' }, ...trail].map((way, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: way.name,
        item: at(way.path),
      })),
    },
    program && {
      '@context': CONTEXT,
      '@type': 'SoftwareApplication',
      name: program.name,
      headline: title,
      description,
      url: at(path),
      applicationCategory: program.kind,
      operatingSystem: 'Any, in a web browser',
      publisher: site,
    },
    article && {
      '@context': CONTEXT,
      '@type': 'BlogPosting',
      headline: article.headline,
      description,
      url: at(path),
      mainEntityOfPage: at(path),
      datePublished: article.published,
      dateModified: article.modified,
      ...(article.image !== null && { image: at(article.image) }),
      author: site,
      publisher: site,
    },
    rating && {
      '@context': CONTEXT,
      '@type': 'SoftwareApplication',
      name: SITE,
      description,
      url: at(path),
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any, in a web browser',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        bestRating: 5,
        ratingCount: rating.total,
      },
    },
    questions.length > 0 && {
      '@context': CONTEXT,
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ].filter((each) => each !== false && each !== null && each !== undefined);
}
