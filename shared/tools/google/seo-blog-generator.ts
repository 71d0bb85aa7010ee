import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

export const seoBlogGenerator = defineTool({
  id: 'google/seo-blog-generator',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the article is about',
      placeholder: 'Glazing pottery at home without a kiln',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What you know',
      help: 'Facts, steps and experience, one a line. The article is made of these; the more you write, the better it is.',
      placeholder: 'Cold glazes are paint, not glass\nNot safe for food\nTwo thin coats beat one thick',
      required: true,
      max: 6_000,
    },
    keyword: { type: 'text', label: 'Words people search for', placeholder: 'glaze pottery at home', max: 80 },
    audience: { type: 'text', label: 'Who reads it', placeholder: 'hobby potters' },
    headings: {
      type: 'list',
      label: 'Headings',
      help: 'From an outline, if you have one.',
      placeholder: 'What a cold glaze can and cannot do',
      max: 8,
      each: 140,
    },
    tone: {
      type: 'choice',
      label: 'Tone',
      options: { plain: 'Plain', warm: 'Warm', professional: 'Professional' },
      default: 'plain',
    },
    author: { type: 'text', label: 'Author', help: 'For the markup. Left empty, it names none.', max: 80 },
    next: {
      type: 'text',
      label: 'What a reader does next',
      placeholder: 'Bring your pots: we fire for others',
      max: 160,
    },
    sections: { type: 'number', label: 'Sections', min: 2, max: 8, default: 4 },
  },
  output: {
    headline: {
      type: 'text',
      label: 'Headline',
      tell: 'The headline of the article, its promise in plain words.',
      max: 110,
    },
    intro: {
      type: 'text',
      label: 'Opening',
      tell: 'Two or three sentences: the answer first, then what the article adds.',
      lines: true,
      max: 900,
    },
    sections: {
      type: 'list',
      label: 'Sections',
      one: 'Section',
      tell: 'In the order a reader needs them.',
      min: 1,
      max: 8,
      count: 'sections',
      item: {
        heading: { type: 'text', label: 'Heading', tell: 'Says what the section says.', max: 140 },
        text: {
          type: 'text',
          label: 'Text',
          tell: 'One to four short paragraphs, an empty line between, plain text.',
          lines: true,
          max: 3_000,
        },
      },
    },
    end: {
      type: 'text',
      label: 'End',
      tell: 'What to take along in two sentences, then "next" where it is given.',
      lines: true,
      max: 700,
    },
    title: {
      type: 'text',
      label: 'Title for search',
      tell: 'At most 580 pixels in Arial 20 px, about 55 characters, the searched words early.',
      field: 'google.title',
      max: 200,
    },
    description: {
      type: 'text',
      label: 'Description for search',
      tell: 'One or two sentences, at most 155 characters.',
      field: 'google.description',
      max: 400,
    },
    slug: {
      type: 'text',
      label: 'End of the address',
      tell: 'Three to six words of the topic, small letters, hyphens between.',
      max: 80,
    },
  },
  maxTokens: 4_000,
  check({ slug, headline, intro, title }, { keyword }) {
    const findings: Finding[] = [];
    if (!/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(slug))
      findings.push({ path: 'slug', severity: 'error', message: 'Letters and figures with single hyphens between.' });
    const early = `${title} ${headline} ${intro}`.toLowerCase();
    const missing = keyword
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => !early.includes(word));
    if (missing.length > 0)
      findings.push({
        path: 'intro',
        severity: 'warning',
        message: `“${missing.join(' ')}” is neither in the titles nor in the opening.`,
      });
    return findings;
  },
  sends: [
    {
      to: 'google/meta-description-optimizer',
      fill: ({ input }) => ({
        topic: input.topic,
        points: input.points.slice(0, 2_000),
        keyword: input.keyword,
        audience: input.audience,
      }),
    },
    {
      to: 'google/faq-schema-generator',
      fill: ({ input }) => ({ topic: input.topic, points: input.points.slice(0, 4_000), audience: input.audience }),
    },
    {
      to: 'instagram/carousel-caption-studio',
      fill: ({ input }) => ({
        topic: input.topic,
        points: input.points.slice(0, 4_000),
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'Blog article generator with markup and preview',
    description:
      'An article from what you know: headline, sections, title and description for search, and valid BlogPosting markup.',
    steps: [
      'Say what the article is about, and write down what you know, one thing a line.',
      'Add headings from an outline, if you have one, and the words people search for.',
      'Read the article, and see its title and description as a result.',
      'Edit in place, copy the parts, and put the markup into the page.',
    ],
    questions: [
      {
        question: 'Will Google rank a generated article?',
        answer:
          'It judges what a page gives, not who typed it. An article of your own facts and experience gives something; one without does not.',
      },
      {
        question: 'Does it make up facts to fill the page?',
        answer:
          'No. It is as long as what you know. Where a section needs more, the outline tool says what to find out.',
      },
      {
        question: 'What is in the markup?',
        answer:
          'Headline, description, author and the date of today, as BlogPosting. Add the address of a picture: Google reads it too.',
      },
    ],
    example: {
      input: {
        topic: 'Glazing pottery at home without a kiln',
        points:
          'Cold glazes are paint, not glass: a kiln melts glaze onto the clay, a cold glaze dries on top\nNot safe for food; good for vases with a glass inside, figures, pots for plants\nDust ruins the first coat: wipe the piece and let it dry, what lies there stays visible\nTwo thin coats beat one thick, which runs and stays soft below\nMugs and bowls have to be fired',
        keyword: 'glaze pottery at home',
        audience: 'hobby potters',
        next: 'Bring your pots: we fire for others',
        sections: 3,
      },
      output: {
        headline: 'How to glaze pottery at home without a kiln',
        intro:
          'You can glaze pottery at home without a kiln, with cold glazes. They look like glaze and behave like paint, and knowing the difference is half of the work.',
        sections: [
          {
            heading: 'Cold glazes are paint, not glass',
            text: 'A glaze from the kiln is glass that has melted onto the clay. A cold glaze dries on top of it.\n\nThat is why it is not safe for food. Use it for what is looked at: vases with a glass inside, figures, pots for plants.',
          },
          {
            heading: 'Dust ruins the first coat',
            text: 'Wipe the piece before you begin, and let it dry. What lies on the clay stays visible below the colour.',
          },
          {
            heading: 'Two thin coats beat one thick',
            text: 'A thick coat runs, and stays soft below. Two thin ones lie flat and hold.',
          },
        ],
        end: 'Cold glazes make pottery beautiful, not fit for the table. For mugs and bowls there is no way around firing.\n\nBring your pots: we fire for others.',
        title: 'How to Glaze Pottery at Home Without a Kiln',
        description:
          'Glaze pottery at home without a kiln: what cold glazes can do, why they are not safe for food, and why two thin coats win.',
        slug: 'glaze-pottery-at-home-without-kiln',
      },
    },
  },
});
