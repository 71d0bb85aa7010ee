import type { About } from '@flint/shared/contracts/fragments';

const CONTEXT = 'https://schema.org';
const SITE = 'Flint';

/**
 * Structured data (JSON-LD, schema.org): breadcrumbs, application and FAQ of a page.
 * @param publicUrl base of the page's paths
 */
export function jsonLd({ title, description, trail, questions, program }: About, path: string, publicUrl: string) {
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
    questions.length > 0 && {
      '@context': CONTEXT,
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ].filter((each) => each !== false && each !== null);
}
