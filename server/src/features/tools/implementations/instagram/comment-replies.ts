import type { Kind } from './comment-kinds';

type Answered = Exclude<Kind, 'spam'>;

/** Replies for every tone; `{I}` and the like are replaced by the person or people who answer. */
export const REPLIES: Readonly<Record<Answered, readonly string[]>> = {
  praise: [
    'So happy you like the {thing}.',
    'Thank you for noticing the {thing}.',
    'That is good to hear about the {thing}.',
    'Thank you, that means a lot.',
    'You made {my} day, thank you.',
    'Thank you for saying so.',
    'That is so kind, thank you.',
    'Thank you. Words like these keep {me} going.',
  ],
  question: [
    'Good question. {I} will find out and answer you here.',
    'Thank you for asking. {I} will look that up and tell you here.',
    'Let {me} check that, and come back to you here.',
  ],
  complaint: [
    '{I} {am} sorry about that. Send {me} a message, and {i} will look into it.',
    'That should not happen. Please send {me} a message, so that {i} can put it right.',
    'Thank you for telling {me}, and sorry. Write to {me}, and {i} will see what can be done.',
  ],
  story: [
    'Thank you for telling {me}.',
    'Good to read that. Tell {me} more?',
    '{I} like hearing that. Thank you.',
    'Thank you for being here.',
    'That stays with {me}. Thank you.',
  ],
  friend: [
    'Bring them along.',
    'Good company. Glad you are both here.',
    'Hope they like it as much as you do.',
    'Hello to you both.',
  ],
};

/** Introductions of a known answer. */
export const ANSWERS: readonly string[] = ['{fact}', 'Good that you ask. {fact}', 'Thank you for asking. {fact}'];
export const AMENDS: readonly string[] = ['{I} {am} sorry about that. {fact}', 'That should not happen, sorry. {fact}'];

/** Replies of tones with wording of their own. */
export const TONED = {
  warm: {},
  plain: {
    praise: ['Thank you.', 'Thanks, glad you like it.', 'Thank you for saying so.', 'Glad you like the {thing}.'],
    friend: ['Hello to you both.', 'Welcome, both of you.'],
  },
  playful: {
    praise: [
      'Stop it. (Do not stop it.)',
      'The {thing} and {i} say thank you.',
      'Blushing over here.',
      'Saving this comment for bad days.',
      'Reading this twice.',
      'Say that again, but louder.',
      '{I} knew {i} liked you.',
      'You have excellent taste in {thing}.',
    ],
    friend: ['Two of you? Even better.', 'Peer pressure at its best.', '{I} saw that.'],
  },
  professional: {
    praise: [
      'Thank you very much for your kind words.',
      'Thank you. {I} appreciate it.',
      'Thank you, {i} {am} glad the {thing} found your interest.',
    ],
    friend: ['Thank you for recommending {me}.', 'Thank you for passing it on.'],
    story: ['Thank you for sharing this.', 'Thank you for your thoughts.', 'Thank you for taking the time to write.'],
  },
} as const satisfies Record<string, Partial<Record<Answered, readonly string[]>>>;

export const SIGNS: Readonly<Record<Kind, string>> = {
  praise: ' 💛',
  friend: ' 👀',
  story: ' 🙌',
  question: '',
  complaint: '',
  spam: '',
};
