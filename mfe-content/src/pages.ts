import type { RemotePage } from '@flint/shared/contracts/remote-page';

/** In the public frame for members too: it is what the release has drawn, so that nothing moves. */
const OPEN = { guard: {}, frame: 'public', session: false } as const;
const APP = { guard: { login: true, verified: true }, frame: 'app', session: true } as const;
const STAFF = { guard: { login: true, verified: true, roles: ['admin'] }, frame: 'app', session: true } as const;

/** The pages of this remote, which it declares itself. The release manifest registers them. */
export const pages = [
  {
    path: '/welcome',
    ...OPEN,
    title: 'Welcome to Flint',
    description:
      'What Flint makes, what it costs to look around (nothing), and the first three things to try with your 25 credits.',
    palette: { title: 'Welcome', words: ['start', 'first steps'] },
  },
  {
    path: '/affiliate-program',
    ...OPEN,
    title: 'Affiliate program',
    description:
      'Recommend Flint by your own link: with the first purchase of who signed up by it, you both get 50 credits. The rules in full.',
  },
  {
    path: '/docs',
    ...OPEN,
    title: 'Documentation: every part of Flint, to search',
    description:
      'Answers about pictures, videos, speech, music, the tools, brands, credits and your account. Search them all in one page.',
    palette: { title: 'Documentation', words: ['help', 'docs', 'manual'] },
  },
  {
    path: '/support',
    ...OPEN,
    title: 'Support: find an answer or write to us',
    description:
      'What to do when something fails, where your credits are, how to get back into your account, and how to write to us.',
    palette: { title: 'Support', words: ['help', 'problem'] },
  },
  {
    path: '/community',
    ...OPEN,
    title: 'Community: how to take part in Flint',
    description:
      'Leave a review, answer the survey, tell us what is missing, and how we ask everybody to treat each other.',
  },
  {
    path: '/careers',
    ...OPEN,
    title: 'Careers at Flint',
    description:
      'There is no open position at the moment. How Flint is built, and how to introduce yourself all the same.',
  },
  {
    path: '/changelog',
    ...OPEN,
    title: 'Changelog: what is new in Flint',
    description:
      'What changed in each version of the shell and of every part of Flint, newest first, as it was released.',
    palette: { title: 'Changelog', words: ['new', 'versions', 'updates'] },
  },
  {
    path: '/guides',
    ...OPEN,
    title: 'Guides for content creators',
    description:
      'Step by step: a picture that fits your brand, a title people open, a recording turned into posts, and a price you know.',
    palette: { title: 'Guides', words: ['how to', 'tutorial'] },
  },
  {
    path: '/contact',
    ...OPEN,
    title: 'Contact us',
    description:
      'Write to the people who run this Flint. You get a number to refer to, and the answer by e-mail. No account needed.',
    palette: { title: 'Contact us', words: ['message', 'mail'] },
  },
  {
    path: '/survey',
    ...OPEN,
    title: 'Survey: five questions about your work',
    description: 'Five short questions, one at a time. What you answered is kept in this browser until you send it.',
    palette: { title: 'Survey', words: ['feedback', 'questions'] },
  },
  {
    path: '/blog',
    ...OPEN,
    title: 'Blog: making and publishing, step by step',
    description:
      'Articles for people who publish: pictures, titles, subtitles, and work with models that you can stand by.',
    palette: { title: 'Blog', words: ['articles', 'posts'] },
  },
  { path: '/blog/:slug', ...OPEN, title: 'Blog' },
  {
    path: '/create-blog',
    guard: { login: true, verified: true, roles: ['admin', 'editor'] },
    frame: 'app',
    session: true,
    title: 'Blog editor',
    navigation: { label: 'Blog editor', icon: 'newspaper' },
  },
  { path: '/reviews', ...APP, title: 'Reviews', palette: { title: 'Reviews', words: ['stars', 'rating'] } },
  {
    path: '/connect-socials',
    ...APP,
    title: 'Connect your platforms',
    palette: { title: 'Connect platforms', words: ['youtube', 'instagram', 'tiktok'] },
  },
  {
    path: '/dashboard/welcome-tour',
    ...APP,
    title: 'Welcome tour',
    palette: { title: 'Welcome tour', words: ['start', 'first steps'] },
  },
  { path: '/staff/messages', ...STAFF, title: 'Messages', navigation: { label: 'Messages', icon: 'mail' } },
  {
    path: '/staff/reviews',
    ...STAFF,
    title: 'Reported reviews',
    navigation: { label: 'Reported reviews', icon: 'star' },
  },
  {
    path: '/staff/reporting',
    ...STAFF,
    title: 'Error reports',
    palette: { title: 'Error reports', words: ['sentry'] },
  },
] as const satisfies readonly RemotePage[];
