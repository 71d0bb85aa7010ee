import { capital } from '@flint/engines/english/words';
import { cut } from '@flint/shared/tools/measure/cut';
import { audiencePollGenerator as definition } from '@flint/shared/tools/x/audience-poll-generator';
import { writingTool } from '../../implementation';
import { interleave } from '../craft/interleave';

type Aim = keyof typeof POLLS;
interface Poll {
  readonly question: string;
  readonly choices: readonly string[];
}

const CHOICE = { max: 25, unit: 'weighted' } as const;

/** Questions with their choices. */
const POLLS = {
  learn: [
    {
      question: '{Audience}: where are you with {kind}?',
      choices: ['Just curious', 'Getting started', 'Well on the way', 'I could teach it'],
    },
    {
      question: 'Where are you with {kind}?',
      choices: ['Just curious', 'Getting started', 'Well on the way', 'I could teach it'],
    },
    {
      question: 'What is hardest about {doing}?',
      choices: ['Getting started', 'Finding the time', 'Keeping at it', 'Something else (reply)'],
    },
    {
      question: 'When it comes to {kind}: what holds you back most?',
      choices: ['Time', 'Money', 'Not knowing how', 'Nothing at all'],
    },
    {
      question: 'How did you first come across {kind}?',
      choices: ['A friend', 'A post or video', 'I went looking for it', 'Right here, just now'],
    },
  ],
  decide: [
    {
      question: 'What should I post about {kind} next?',
      choices: ['First steps', 'Mistakes to avoid', 'Behind the scenes', 'Your questions'],
    },
    {
      question: 'More about {kind}: how would you like it?',
      choices: ['A short video', 'A thread', 'Pictures', 'A long read'],
    },
    { question: 'One more post about {about}, or something else?', choices: ['More of it', 'Something else'] },
  ],
  debate: [
    {
      question: '{Doing}: plan every step, or find out on the way?',
      choices: ['Plan every step', 'Find out on the way', 'A bit of both'],
    },
    { question: 'Can anybody learn to love {kind}?', choices: ['Anybody', 'Most people', 'You do or you don’t'] },
    {
      question: 'What counts more in {doing}: talent or practice?',
      choices: ['Talent', 'Practice', 'Luck, honestly'],
    },
    { question: '{Key} or {other}? You can only keep one.', choices: ['{Key}', '{Other}'] },
    {
      question: 'Do people talk too much or too little about {kind}?',
      choices: ['Too much', 'Too little', 'Just right'],
    },
  ],
  level: [
    {
      question: 'Be honest: could you explain {kind} to a friend?',
      choices: ['Yes, easily', 'More or less', 'Not really', 'I would send a link'],
    },
    {
      question: 'How sure of yourself are you with {kind}?',
      choices: ['Very', 'Quite', 'Not very', 'Ask me tomorrow'],
    },
    {
      question: 'How often does {kind} cross your mind?',
      choices: ['Every day', 'Now and then', 'Hardly ever', 'It does now'],
    },
  ],
} as const satisfies Readonly<Record<string, readonly Poll[]>>;

/** Questions for choices that the user gave. */
const OWN = [
  '{Audience}: which one is it for you?',
  '{Learn}: what do you say?',
  '{About}: which one would you choose?',
  'Help me decide. {About}: which one?',
  '{About}. You can only keep one. Which?',
  'Which one first, when it comes to {kind}?',
];

const AFTER: Readonly<Record<Aim, readonly string[]>> = {
  learn: [
    'The poll on {about} is closed. Thank you, I know you better now. Those who chose the last answer: tell me more?',
    'Now I know where you stand with {kind}. If your answer was missing, write it below.',
    'Thank you for voting. I will write with that in mind. What would you like me to answer first?',
  ],
  decide: [
    'You have decided. What won comes next. What should it absolutely not leave out?',
    'The votes are in, and I will keep to them. Tell me why you chose what you chose.',
    'Closed. I will do what you asked for, and show you when it is done. Any wishes?',
  ],
  debate: [
    'The poll on {kind} is closed. Those who lost the vote: make your case below, I will read all of it.',
    'Closed, and I am still not sure I agree with you all. What was your reason?',
  ],
  level: [
    'Thank you for being honest about {kind}. Which question should I answer first?',
    'That tells me where to begin with {kind}. What is the one thing you have always wanted to ask?',
  ],
};

const AIMS = Object.keys(POLLS) as Aim[];

const asChoice = (text: string) => cut(capital(text.trim()), CHOICE.max, CHOICE.unit, { mark: '…' });

export const audiencePollGenerator = writingTool({
  definition,
  guide: `You ask polls whose answers somebody will act on. The question is one sentence, about one thing, and takes no side; "learn" is the decision behind it. Choices are of one kind, about equally likely, do not overlap, and none of them is the right answer or a joke at the reader; at most 25 characters each as X counts. "choices" given are used in at least the first poll, word for word where they fit. Two choices for a debate, up to four to learn; where the list cannot be complete, the last choice sends people to the replies. "after" is posted when the poll has closed: it names no result, says what happens with it, and asks those who voted one question. Aims: learn, decide, debate, level; with another "aim" than "any", all have it.`,
  write({ topic, learn, choices: given, audience, aim, count }, kit) {
    const voice = kit.about({ topic, audience, details: learn, platform: 'x' });
    const own = [...new Set(given.filter(Boolean).map(asChoice))];
    const afters = {
      learn: endings('learn'),
      decide: endings('decide'),
      debate: endings('debate'),
      level: endings('level'),
    };
    const ended = (of: Aim) => (poll: Poll, at: number) => ({
      ...poll,
      aim: of,
      after: afters[of][at % afters[of].length] ?? '',
    });
    const asOwn: Aim = aim === 'any' ? 'decide' : aim;
    const firsts =
      own.length < 2
        ? []
        : voice
            .deal(OWN, aim === 'any' ? 2 : count, learn ? { learn } : {})
            .map((question) => ({ question, choices: own }))
            .map(ended(asOwn));
    const turn = kit.random.int(0, AIMS.length - 1);
    const aims = aim === 'any' ? [...AIMS.slice(turn), ...AIMS.slice(0, turn)] : [aim];
    const others = aims.map((of) => dealt(of).map((poll, at) => ended(of)(poll, at + firsts.length)));
    return { polls: [...firsts, ...interleave(others, count)].slice(0, count) };

    /** The polls of a kind, filled. */
    function dealt(of: Aim): Poll[] {
      const polls: readonly Poll[] = POLLS[of];
      return voice
        .deal(
          polls.map(({ question }, at) => `${at}|${question}`),
          count,
        )
        .map((filled) => {
          const [at = '', question = ''] = filled.split(/\|(.*)/s);
          const choices = (polls[Number(at)]?.choices ?? []).map((choice) => asChoice(voice.say([choice])));
          return { question: capital(question), choices: [...new Set(choices)] };
        })
        .filter(
          ({ choices }, at, all) =>
            choices.length > 1 && all.findIndex((each) => each.choices.join() === choices.join()) === at,
        );
    }

    function endings(of: Aim): string[] {
      return voice.deal(AFTER[of], AFTER[of].length);
    }
  },
});
