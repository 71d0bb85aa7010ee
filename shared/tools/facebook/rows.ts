import type { ToolRow } from '../tool-row';

export const FACEBOOK_TOOLS = {
  'facebook/ad-copy-optimizer': {
    title: 'Ad copy optimizer',
    summary: 'Primary text, headline and description in variants that fit where they are shown.',
    icon: 'megaphone',
    capability: 'chat',
    view: 'options',
    related: ['facebook/ad-creative-brief-builder', 'facebook/lead-magnet-funnel'],
  },
  'facebook/community-post-planner': {
    title: 'Community post planner',
    summary: 'A week or more of posts that give a group something to answer.',
    icon: 'users',
    capability: 'chat',
    view: 'calendar',
    related: ['x/audience-poll-generator', 'facebook/live-run-of-show'],
  },
  'facebook/lead-magnet-funnel': {
    title: 'Lead magnet funnel',
    summary: 'From the ad to the thank-you page to the e-mails after it, in your words.',
    icon: 'filter',
    capability: 'chat',
    view: 'parts',
    related: ['facebook/ad-copy-optimizer', 'google/content-outline-builder'],
  },
  'facebook/ad-creative-brief-builder': {
    title: 'Creative brief builder',
    summary: 'A brief a designer can work from: message, proof, scenes, formats, and what to leave out.',
    icon: 'clipboard-list',
    capability: 'chat',
    view: 'parts',
    related: ['facebook/ad-copy-optimizer', 'instagram/reel-script-builder'],
  },
  'facebook/live-run-of-show': {
    title: 'Live run of show',
    summary: 'Your live video minute by minute, with what to say when people arrive late.',
    icon: 'radio',
    capability: 'chat',
    view: 'timeline',
    related: ['facebook/event-promotion-kit', 'youtube/script-generator'],
  },
  'facebook/event-promotion-kit': {
    title: 'Event promotion kit',
    summary: 'What to post before, on and after the day, from the facts you give.',
    icon: 'ticket',
    capability: 'chat',
    view: 'parts',
    related: ['facebook/live-run-of-show', 'facebook/ad-copy-optimizer'],
  },
} as const satisfies Readonly<Record<`facebook/${string}`, ToolRow>>;
