import { defineTool } from '../definition';
import { repeats } from '../repeats';

const WHEN = {
  early: 'When it is announced',
  weeks: 'Two weeks before',
  week: 'A week before',
  before: 'The day before',
  day: 'On the day',
  after: 'The day after',
} as const;

export const eventPromotionKit = defineTool({
  id: 'facebook/event-promotion-kit',
  inputs: {
    topic: { type: 'text', label: 'The event', placeholder: 'Open studio: pottery for an afternoon', required: true },
    date: { type: 'text', label: 'Day and time', placeholder: 'Saturday 14 March, 2 to 6 pm', max: 100 },
    place: { type: 'text', label: 'Place', placeholder: 'Mud & Fire, 12 Canal Street, Leeds', max: 140 },
    points: {
      type: 'long',
      label: 'What happens there',
      help: 'One a line. Texts use these facts and invent none.',
      placeholder: 'Everybody makes one bowl\nThe kiln is opened at five\nCoffee and cake',
      max: 3_000,
    },
    price: { type: 'text', label: 'What it costs', placeholder: 'Free, donations welcome', max: 80 },
    link: { type: 'text', label: 'Where to sign up', placeholder: 'https://mudandfire.example/open' },
    audience: { type: 'text', label: 'Who should come', placeholder: 'Families and anybody curious' },
    tone: {
      type: 'choice',
      label: 'Tone',
      options: { plain: 'Plain', warm: 'Warm', playful: 'Playful', professional: 'Professional' },
      default: 'warm',
    },
  },
  output: {
    name: {
      type: 'text',
      label: 'Name of the event',
      tell: 'As it stands in calendars, at most 60 characters.',
      max: 90,
    },
    about: {
      type: 'text',
      label: 'Description',
      tell: 'For the event page: what happens, for whom, day, place, price, how to come. Unknown facts as [day and time].',
      lines: true,
      max: 2_000,
    },
    posts: {
      type: 'list',
      label: 'Posts',
      one: 'Post',
      tell: 'One for each point in time, in order, each with another reason to come.',
      min: 4,
      max: 6,
      item: {
        when: { type: 'choice', label: 'When', tell: 'When it is posted.', options: WHEN },
        text: {
          type: 'text',
          label: 'Post',
          tell: 'Ready to publish, two to five short sentences.',
          lines: true,
          max: 1_000,
        },
      },
    },
    invite: {
      type: 'text',
      label: 'Personal invitation',
      tell: 'A message to one person, that can be sent as it is.',
      lines: true,
      max: 600,
    },
    answers: {
      type: 'list',
      label: 'Questions that will come',
      one: 'Answer',
      tell: 'Questions people ask about events, with answers from the form; what is not known in [brackets].',
      min: 2,
      max: 6,
      item: {
        question: { type: 'text', label: 'Question', tell: 'As people ask it.', max: 160 },
        answer: { type: 'text', label: 'Answer', tell: 'One or two sentences.', max: 400 },
      },
    },
  },
  maxTokens: 2_900,
  check: ({ posts }) =>
    repeats(
      posts.map(({ text }) => text),
      (at) => `posts.${at}.text`,
    ),
  sends: [
    {
      to: 'facebook/ad-copy-optimizer',
      fill: ({ input }) => ({
        topic: input.topic,
        points: input.points.slice(0, 2_000),
        offer: [input.date, input.price].filter(Boolean).join(', ').slice(0, 120),
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'Facebook event promotion kit from your facts',
    description:
      'Event name, description, posts before, on and after the day, a personal invitation and answers to what people will ask.',
    steps: [
      'Name the event, and fill in day, place and price as far as they are known.',
      'List what happens there.',
      'Read the kit in the order you will use it; what is not known stands in brackets.',
      'Copy each text when its day comes.',
    ],
    questions: [
      {
        question: 'When should I announce an event?',
        answer:
          'As soon as day and place are sure. Most people decide in the last days, so the posts close to it matter as much as the first.',
      },
      {
        question: 'Why a post for the day after?',
        answer:
          'It thanks those who came and shows the others what they missed. It is the first announcement of the next one.',
      },
      {
        question: 'What if something is not settled yet?',
        answer: 'It stands in square brackets, so you see at a glance what has to be filled in before you publish.',
      },
    ],
    example: {
      input: {
        topic: 'Open studio: pottery for an afternoon',
        date: 'Saturday 14 March, 2 to 6 pm',
        place: 'Mud & Fire, 12 Canal Street, Leeds',
        points: 'Everybody makes one bowl\nThe kiln is opened at five\nCoffee and cake',
        price: 'Free, donations welcome',
        audience: 'families and anybody curious',
        tone: 'warm',
      },
      output: {
        name: 'Open studio: pottery for an afternoon',
        about:
          'Come in, sit down, make a bowl.\n\nEverybody makes one. At five we open the kiln together. There is coffee and cake.\n\nWhen: Saturday 14 March, 2 to 6 pm\nWhere: Mud & Fire, 12 Canal Street, Leeds\nCost: free, donations welcome\n\nFor families and anybody curious.',
        posts: [
          {
            when: 'early',
            text: 'On Saturday 14 March our doors are open. Everybody who comes makes a bowl. Everybody.\nWho is in?',
          },
          {
            when: 'week',
            text: 'A week to go.\nAt five we open the kiln, and nobody knows what comes out. Come and see it first.',
          },
          {
            when: 'before',
            text: 'Tomorrow, 2 to 6 pm, 12 Canal Street. Wear something that may get dirty. The cake is baked.',
          },
          { when: 'day', text: 'We are open until six. Come as you are.' },
          {
            when: 'after',
            text: 'Thank you, all of you. The bowls are drying, and we will tell you when they can be fetched.',
          },
        ],
        invite:
          'Hello,\nwe open the studio on Saturday 14 March, 2 to 6 pm, and I thought of you. You would make a bowl, and there is cake. Shall I keep you a seat?',
        answers: [
          {
            question: 'Do I have to have done this before?',
            answer: 'No. Everybody makes one bowl, and somebody is beside you.',
          },
          { question: 'What does it cost?', answer: 'It is free. Donations are welcome.' },
        ],
      },
    },
  },
});
