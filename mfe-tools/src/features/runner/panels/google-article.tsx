import { GoogleResult } from './google-result';
import { blogPosting } from './json-ld';
import { Markup } from './markup';
import type { PanelProps } from './panel-props';

const NOTE =
  'Goes into the head of the page. Add "image" with the address of a picture, and "url" to the author, where you have them: Google reads both. The date is today’s.';

/** Preview of the article as a search result, and its markup. */
export default function GoogleArticle({ output, input }: PanelProps) {
  const [headline, title, description] = [output.headline, output.title, output.description].map(String);
  const article = {
    headline: headline ?? '',
    description: description ?? '',
    author: String(input.author ?? ''),
    published: new Date().toISOString().slice(0, 10),
  };
  return (
    <>
      <GoogleResult
        title={title ?? ''}
        description={description ?? ''}
        address={`your-site.example/${String(output.slug)}`}
        site=""
      />
      <Markup data={blogPosting(article)} note={NOTE} />
    </>
  );
}
