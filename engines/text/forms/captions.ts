import { tagsOf } from '../../english/hashtags';
import { sentence } from '../../english/words';
import type { Platform, Tone } from '../../spec/copy-brief';
import type { Voice } from '../../spec/copy-kit';
import { enough, paragraphs, type Write } from './voice';

const OPENERS = [
  'Say hello to {topic}.',
  'A little something about {about}.',
  'Today is all about {about}.',
  'We need to talk about {about}.',
  'This one is for {audience}.',
  'For {audience}, with love: {topic}.',
  'Some things are worth slowing down for. {Topic} {is} one of them.',
  'If you are into {common}, stay a while.',
  'If you are into {doing}, stay a while.',
  'Let’s talk about {about}.',
  'Here is to {about}.',
  'A moment for {about}, please.',
  '{Matter}, as it should be.',
  'Meet {name}.',
  'There is always room for {matter}.',
  'Anyone else thinking about {about} today?',
  'Some days call for {doing}.',
  'Currently: {doing}.',
  'What I love most about {doing}? Starting.',
  'Look who is {doing} again.',
  'Tell me you love {doing} without telling me.',
  'Have you ever asked yourself {clause}?',
  '{Event}: who is in?',
  'We have been looking forward to {event}.',
];

const TONED: Readonly<Partial<Record<Tone, readonly string[]>>> = {
  playful: [
    'Warning: may cause a sudden love of {matter}. 😄',
    'Plot twist: it is all about {about}. ✨',
    'Yes, we are that excited about {about}. 🎉',
    'Somebody said {common}? We came running. 🏃',
    'We promised to be calm about {about}. We lied. 🙈',
    'Tell us you love {common} without telling us you love {common}. 👀',
    'Our love language? {Common}. 💛',
  ],
  professional: [
    'We would like to introduce {topic}.',
    'A closer look at {about}.',
    'A few words on {about}, and why it matters to {audience}.',
    'What does {about} mean for {audience}? Our view.',
    'We have given a lot of thought to {about}.',
  ],
  warm: [
    'From us to you: {topic}. 🤍',
    'Thank you for being here. Today we want to share {topic} with you.',
    'Made with care, shared with joy: {topic}.',
    'With a full heart: {event}. 🤍',
    'Pull up a chair. Let’s talk about {about}.',
    'A warm hello to everyone who loves {common}.',
  ],
  bold: [
    'No filters. No fuss. Just {topic}.',
    '{Topic}. Nothing else to say.',
    'Ready for {topic}? Good.',
    'Stop waiting. Start with {common}.',
    'Loud and clear: {topic}.',
    '{Mine}. On our terms.',
    'Forget the rules about {common}.',
  ],
  calm: [
    'Slowly, quietly, well: {topic}.',
    'A quiet moment with {topic}.',
    'Simple things, done with care. {Topic}.',
    'Take a breath. {Topic}.',
    'Less, but better: {matter}.',
  ],
  casual: [
    'So, {topic}. Yeah, it’s happening.',
    'Okay, can we talk about {about}?',
    'Just us, you and {topic}.',
    'Not much to say today, just {about}.',
    'Quick one about {about}.',
  ],
};

/** Middle parts for a brief without details. */
const MIDDLES = [
  'Made for {audience}.',
  'Not sure where to begin? Begin here.{doing?}',
  'It is the small things that count.',
  'Come and see for yourself.{mine?}',
  'Our door is open.{one?}{mine?}',
  'More to come.{event?}',
  'One thing at a time.{doing?}',
  'No more words needed.',
  'We are glad you are here.',
];

const CLOSERS = [
  'Which part speaks to you? Tell us below.',
  'Save this for later.',
  'Tag somebody who should see this.',
  'What would you like to know? Ask away.',
  'Tell us what you think.',
  'Share this with somebody who loves {common}.',
  'Send this to somebody who needs to see it.',
  'Yes or no? Let us know.',
  'What comes to your mind first?',
];
const PLATFORM_CLOSERS: Readonly<Partial<Record<Platform, readonly string[]>>> = {
  instagram: ['More in our bio.', 'Save it, share it, come back to it.'],
  linkedin: [
    'What has your experience been? I would like to hear it in the comments.',
    'Which of these points matters most in your work?',
  ],
  youtube: ['The full video is on the channel.', 'Subscribe if you want more of this.'],
  tiktok: ['Follow for the next part.', 'Duet this if you feel the same.'],
  x: ['Reply with your take.', 'Repost if you agree.'],
};

const TAG_COUNTS: Readonly<Partial<Record<Platform, number>>> = {
  instagram: 6,
  tiktok: 4,
  linkedin: 3,
  x: 2,
  pinterest: 4,
  threads: 1,
  facebook: 2,
  youtube: 3,
};

/** Assembles one post: an opening, the brief's details, a question or an invitation, hashtags. */
function post(voice: Voice, opener: string, middle: string, closer: string): string {
  const { brief } = voice;
  const tags = tagsOf(brief).slice(0, TAG_COUNTS[brief.platform ?? 'instagram'] ?? 3);
  return [[opener, middle].filter(Boolean).join(' '), closer, tags.join(' ')].filter(Boolean).join('\n');
}

/** Two of the brief's details, different ones for each post while they last. */
function told(details: readonly string[], at: number): string {
  const from = details.length > 0 ? (at * 2) % details.length : 0;
  return details
    .slice(from, from + 2)
    .map(sentence)
    .join(' ');
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const headOf = (at: number, days: number | undefined) =>
  days === WEEK.length ? `**${at + 1}. ${WEEK[at]}:**` : `**${at + 1}.**`;

export const captions: Write = (voice) => {
  const { brief, deal } = voice;
  const asked = brief.count ?? 3;
  const toned = brief.tone ? (TONED[brief.tone] ?? []) : [];
  const openers = [...deal(toned, asked), ...deal(OPENERS, asked)].slice(0, asked);
  const closers = [...deal(PLATFORM_CLOSERS[brief.platform ?? 'facebook'] ?? [], 2), ...deal(CLOSERS, asked)];
  const middles = deal(MIDDLES, asked).filter(
    (middle) => !brief.audience || !openers.some((opener) => opener.includes(middle)),
  );
  const made = openers.map((opener, at) => {
    const namesAudience = brief.audience !== undefined && opener.includes(brief.audience);
    const middle =
      told(brief.details, at) ||
      (middles.find((each, index) => index >= at && !(namesAudience && each.includes(brief.audience ?? ''))) ?? '');
    return post(voice, opener, middle, closers[at % closers.length] ?? '');
  });
  if (made.length === 1) return made[0] ?? '';
  return paragraphs(...made.map((text, at) => `${headOf(at, brief.days)} ${text}`), enough(asked, made.length));
};
