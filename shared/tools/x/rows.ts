import type { ToolRow } from '../tool-row';

export const X_TOOLS = {
  'x/thread-architect': {
    title: 'Thread architect',
    summary: 'A thread in posts that each fit, from a first line that opens it to an end that asks for something.',
    icon: 'list-tree',
    capability: 'chat',
    view: 'thread',
    related: ['x/viral-post-composer', 'x/hashtag-pulse-finder', 'instagram/carousel-caption-studio'],
  },
  'x/viral-post-composer': {
    title: 'Post composer',
    summary: 'One thought as several posts, each with another opening and within 280.',
    icon: 'pen-line',
    capability: 'chat',
    view: 'options',
    related: ['x/thread-architect', 'x/reply-warm-up'],
  },
  'x/reply-warm-up': {
    title: 'Reply warm-up',
    summary: 'Replies to a post that add something: agree, question, example, or a friendly no.',
    icon: 'reply',
    capability: 'chat',
    view: 'options',
    related: ['x/viral-post-composer', 'instagram/comment-responder'],
  },
  'x/audience-poll-generator': {
    title: 'Audience poll generator',
    summary: 'Polls with two to four options that fit, and what to post once they close.',
    icon: 'chart-bar-big',
    capability: 'chat',
    view: 'options',
    related: ['x/viral-post-composer', 'facebook/community-post-planner'],
  },
  'x/hashtag-pulse-finder': {
    title: 'Hashtag finder',
    summary: 'Hashtags from your own words, sorted from broad to narrow, with when to use each.',
    icon: 'hash',
    capability: 'chat',
    view: 'table',
    related: ['x/viral-post-composer', 'instagram/hashtag-intelligence'],
  },
  'x/content-calendar-builder': {
    title: 'Content calendar builder',
    summary: 'Days and ideas for the weeks ahead, as many posts as you can keep up with.',
    icon: 'calendar-days',
    capability: 'chat',
    view: 'calendar',
    related: ['x/viral-post-composer', 'x/thread-architect', 'tiktok/idea-sprint-planner'],
  },
} as const satisfies Readonly<Record<`x/${string}`, ToolRow>>;
