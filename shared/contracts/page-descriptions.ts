import type { PageId } from './routes';

/**
 * Descriptions of pages for search engines and link previews, within 155 characters, where no release has one. Separate
 * from the table of pages, which every visitor loads.
 */
export const PAGE_DESCRIPTIONS: Readonly<Partial<Record<PageId, string>>> = {
  home: 'A studio for content creators. Describe a picture and see it made, with the exact price on the button. 25 credits to start.',
  generator: 'Describe a picture, choose a style and a ratio, see the price, press once.',
  falGenerator: 'Describe a picture or a film, see the price, press once.',
  imageToVideo: 'Choose a picture, say how it moves, see the price, press once.',
  contentReverseEngineer:
    'How a picture or a post is made: its palette, composition, hooks and structure, and a prompt for more like it.',
  agents:
    'Agents carry out several steps for you, ask before they go on, and stop at their budget. See what each does and costs.',
  terms: 'What you may expect of Flint, and Flint of you.',
  privacy: 'What Flint keeps, why, for how long, and how to have it removed.',
};
