import type { Platform } from './tool-row';

/** Content of a platform's public page, besides its list of tools. */
export interface HubPage {
  /** Title for search results, within 60 characters. */
  readonly title: string;
  /** Description for search results, within 155 characters. */
  readonly description: string;
  /** Introduction with the most important advice for the platform. */
  readonly intro: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

export const HUB_PAGES: Readonly<Record<Platform, HubPage>> = {
  youtube: {
    title: 'YouTube tools: titles, thumbnails, scripts, chapters',
    description:
      'Eight tools for YouTube: titles, thumbnails, descriptions, transcripts, names, chapters and scripts, each held to what YouTube takes and shows.',
    intro:
      'A video is chosen by its title and thumbnail, found by its description and chapters, and watched to the end for its script. Each has a tool here, and each hands its answer to the next: title to thumbnail, transcript to chapters, chapters to description.',
    questions: [
      {
        question: 'Which YouTube limits do the tools know?',
        answer:
          'Titles end at 100 characters and descriptions at 5,000 bytes, so letters with accents cost more. Chapters are shown only from three on, when the first starts at 0:00 and each lasts 10 seconds. Every counter names its rule, the source and the day it was last looked up.',
      },
      {
        question: 'Do I need to connect my channel?',
        answer:
          'No. You say what a video is about, or paste or upload what you have. Nothing is read from your channel and nothing is published to it.',
      },
      {
        question: 'Where do I start with a new video?',
        answer:
          'With the title: it decides what the thumbnail and the first lines of the description have to say. For a video that is recorded already, start with its transcript.',
      },
    ],
  },
  x: {
    title: 'X tools: threads, posts, replies, polls and plans',
    description:
      'Six tools for X: threads, posts, replies, polls, hashtags and a calendar. Every post is counted as X counts: links 23, emoji 2, 280 in all.',
    intro:
      'A post on X lives by its first line, and a thread by whether each post could stand alone. These tools work from what you want to say, keep each post within its limit, and leave the arguing to you.',
    questions: [
      {
        question: 'How does X count characters?',
        answer:
          'By weight. Most letters count one, an emoji or a Chinese, Japanese or Korean sign two, and any link 23, however long. A post of an account that does not pay holds 280.',
      },
      {
        question: 'Can the tools post for me?',
        answer:
          'No. Each post has a button that copies it, a thread can be copied post by post, and a plan can be saved as a table.',
      },
      {
        question: 'Will a thread sound like me?',
        answer:
          'It uses the points you write down. With a brand profile it also keeps to your voice, your words and the words you avoid.',
      },
    ],
  },
  instagram: {
    title: 'Instagram tools: reels, carousels, captions and bios',
    description:
      'Eight tools for Instagram: reels, carousels, stories, captions, hashtags, bios and answers to comments, in the space that a profile has.',
    intro:
      'Instagram shows a line or two before it folds a caption away, and 150 characters of a bio. So these tools put first what has to be read first, plan reels by the second and carousels by the slide, and count what the app counts.',
    questions: [
      {
        question: 'How many hashtags does Instagram take?',
        answer:
          'Five in a caption, since December 2025. The documents of its API still name 30. The tools hold to five, and say where both numbers come from.',
      },
      {
        question: 'How long may a bio be?',
        answer:
          '150 characters. The bio tools show each version in the lines that a profile gives it, and count as you change it.',
      },
      {
        question: 'Do the tools need my password or my account?',
        answer:
          'No. You write or paste what you have. Nothing is read from your account and nothing is published to it.',
      },
    ],
  },
  tiktok: {
    title: 'TikTok tools: hooks, scripts, captions and plans',
    description:
      'Eight tools for TikTok: hooks, beat sheets, trend remixes, captions, transcripts, usernames, plans and a check for where viewers leave.',
    intro:
      'A short video has a second or two to say why it is worth the rest, and every beat after that has to earn the next. These tools plan the first line with the last, lay the middle out by the second, and read your script for the places where people leave.',
    questions: [
      {
        question: 'How long may a TikTok caption be?',
        answer:
          '2,200 UTF-16 units, where most letters count one and an emoji two and more, with at most five hashtags. The counter beside each caption counts in the same unit.',
      },
      {
        question: 'Do the tools know what trends today?',
        answer:
          'No. They know what you describe. Say what the trend is, and the remix tool turns it to your subject in several ways.',
      },
      {
        question: 'Which usernames does TikTok take?',
        answer:
          'Two to 24 letters, digits, underscores and full stops, with no full stop at the end. It lets you change yours once in 30 days. Whether a name is free, only TikTok can say.',
      },
    ],
  },
  facebook: {
    title: 'Facebook tools: ads, groups, live videos and events',
    description:
      'Six tools for Facebook: ad texts, creative briefs, group posts, lead magnets, live videos and events, from your facts to the words that run.',
    intro:
      'An ad is read in a glance and cut after a line; a group lives by what gets an answer; a live video needs a plan for the people who come late. These tools turn your facts into the words for each, and add no promise that you did not make.',
    questions: [
      {
        question: 'How much of an ad does Facebook show?',
        answer:
          'About 125 characters of the primary text, 40 of the headline and 25 of the description, before it cuts. It depends on where the ad runs, so the tools treat these as advice and put first what matters.',
      },
      {
        question: 'Do the tools invent results or reviews?',
        answer: 'No. Numbers, names and proof come from what you fill in. What you leave open is not claimed.',
      },
      {
        question: 'Can I hand a brief to a designer?',
        answer:
          'Yes. A creative brief names the message, the proof, the scenes, the formats and what to leave out, and saves as a document.',
      },
    ],
  },
  google: {
    title: 'Google search tools: articles, outlines, markup',
    description:
      'Six tools for Google search: articles, outlines, keyword clusters, titles and descriptions by pixel, FAQ markup, and answers shaped as snippets.',
    intro:
      'Search brings people who have a question. A page that answers it plainly, in headings that say what stands below them, with a title that is not cut, does most of what can be done. These tools help with that and promise no rank.',
    questions: [
      {
        question: 'How long may a title or description be?',
        answer:
          'Google publishes no limit. About 580 pixels of a title and 155 characters of a description are usually shown on a desktop. The tools measure titles in pixels, since an m is wider than an i.',
      },
      {
        question: 'Does FAQ markup still bring rich results?',
        answer:
          'Google stopped showing them on 7 May 2026. FAQPage is still valid markup that other programs read, and the tool says so beside its result.',
      },
      {
        question: 'Can a tool promise that I will rank?',
        answer:
          'No, and none here does. They make pages clearer. What else is written about a question, and how people take yours, is not in the hands of a tool.',
      },
    ],
  },
};
