import type { Together } from '../craft/pairs';

/** By format: content and opening of a post. `subject` names the account's subject in few words. */
export const IDEAS = {
  post: [
    [
      'The opinion on {subject} you hold and seldom write down, with your reason.',
      'Something about {subject} I have believed for a while and never wrote down:',
    ],
    [
      'The advice on {subject} you would give a friend, and nobody else’s.',
      'If a friend asked me about {subject}, I would say this:',
    ],
    [
      'What you would leave out if you began again.',
      'If I started over with {subject}, this is what I would leave out:',
    ],
    [
      'A mistake you made, and the small thing you do differently now.',
      'A mistake I made with {subject}, so you do not have to:',
    ],
    [
      'One tool or habit you could not do without, and what it replaced.',
      'The one habit that changed {subject} for me:',
    ],
    [
      'A sentence people say about {subject}, and what you would answer.',
      'People often say this about {subject}. I see it differently:',
    ],
    ['What {audience} ask you most, answered in three lines.', 'The question I hear most from {audience}:'],
    ['A small detail that takes long and that nobody sees.', 'The part of {subject} nobody sees:'],
    ['What you are working on this week, and what it is waiting for.', 'On the table this week:'],
    ['Who taught you something about {subject}, and what it was.', 'The best thing anybody taught me about {subject}:'],
    ['What good looks like: how you can tell that it worked.', 'How do you know it went well? This is how I tell:'],
    ['A rule of the field that you break, and why.', 'A rule I break on purpose:'],
    ['What surprises newcomers, told kindly.', 'What surprises everybody who is new to {subject}:'],
    ['The smallest first step somebody can take today.', 'Curious about {subject}? Start with this, today:'],
  ],
  thread: [
    ['The whole way from nothing to done, one step a post.', 'From nothing to done: {subject}, step by step.'],
    [
      'Every question {audience} ask before they begin, answered one by one.',
      'Every question I get about {subject}, answered in one place:',
    ],
    [
      'What you know now and did not a year ago, a post for each.',
      'What I know about {subject} now and did not a year ago:',
    ],
    ['A day of work from morning to evening, as it is.', 'What a day with {subject} really looks like:'],
    ['Common advice, sorted: keep, change, forget.', 'Advice on {subject}, sorted into keep, change and forget:'],
    [
      'One case from start to end: what was wanted, what was done, what came of it.',
      'One case, from the first idea to the last detail:',
    ],
  ],
  poll: [
    [
      'Ask what is hardest, and promise to answer the winner.',
      'What is hardest about {subject}? I will answer what wins.',
    ],
    ['Let them choose what you write about next.', 'You choose: what should I write about next?'],
    ['Two ways of doing it, and no right answer.', 'Two ways, one choice. Which one are you?'],
    [
      'Ask how far along they are, so you know whom you write for.',
      'Where are you with {subject}: curious, started, or years in?',
    ],
    ['Ask what they would pay attention to first.', 'If you could only get one part of {subject} right, which one?'],
  ],
  picture: [
    ['Before and after in two pictures, and one line on what changed.', 'Before. After. One thing changed in between:'],
    ['Your place of work, not tidied up.', 'Where it happens. Not tidied for you:'],
    ['A close-up that makes people guess.', 'What are you looking at? Guess before you scroll.'],
    ['Something that went wrong, shown honestly.', 'This one did not work. Here is why:'],
    ['A page of notes, a sketch or a plan in its first state.', 'The first sketch. You will see the rest:'],
  ],
  replies: [
    [
      'Answer five posts of people in your field with something only you can add.',
      'I had the same question once. What helped:',
    ],
    ['Look up who asks about {subject} today, and help three of them.', 'Not a full answer, but a place to start:'],
    [
      'Go back to those who answered you last week, and ask how it went.',
      'You asked me about this last week. How did it go?',
    ],
    ['Pass on somebody else’s post, and say what you took from it.', 'Worth your time, and this is the line I keep:'],
    [
      'Thank somebody you have learned from, by name and for one thing.',
      'I have been meaning to say thank you for this:',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Together[]>>;
