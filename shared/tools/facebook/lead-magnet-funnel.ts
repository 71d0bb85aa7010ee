import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

export const leadMagnetFunnel = defineTool({
  id: 'facebook/lead-magnet-funnel',
  inputs: {
    topic: {
      type: 'text',
      label: 'What you give away',
      placeholder: 'A checklist for your first pottery class',
      required: true,
    },
    outcome: {
      type: 'text',
      label: 'What somebody can do with it',
      placeholder: 'Walk in knowing what to bring and what to ask',
    },
    points: {
      type: 'long',
      label: 'What is in it',
      help: 'One a line. Every page and e-mail uses these and invents nothing.',
      placeholder: 'What to wear\nFive questions to ask the teacher\nHow to get a piece home unbroken',
      max: 3_000,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'People who have never touched clay' },
    offer: {
      type: 'text',
      label: 'What you sell afterwards',
      help: 'Where nothing is for sale, leave it empty.',
      placeholder: 'An evening class with eight seats',
    },
    sender: { type: 'text', label: 'Who writes the e-mails', placeholder: 'Ana of Mud & Fire', max: 60 },
    format: {
      type: 'choice',
      label: 'What it is',
      options: {
        list: 'A checklist',
        guide: 'A guide',
        template: 'A template',
        course: 'A short course',
        video: 'A video',
      },
      default: 'list',
    },
    emails: { type: 'number', label: 'E-mails after it', min: 2, max: 5, default: 3 },
  },
  output: {
    ad: {
      type: 'text',
      label: 'Ad text',
      tell: 'For Facebook, the reason to want it within 125 characters.',
      lines: true,
      max: 600,
      field: 'facebook.ad-text',
    },
    headline: {
      type: 'text',
      label: 'Ad headline',
      tell: 'At most 40 characters.',
      max: 100,
      field: 'facebook.ad-headline',
    },
    page: {
      type: 'text',
      label: 'Page title',
      tell: 'The one promise of the page, for those who came from the ad.',
      max: 140,
    },
    lead: {
      type: 'text',
      label: 'Below the title',
      tell: 'One or two sentences: for whom, and what changes.',
      max: 400,
    },
    bullets: {
      type: 'list',
      label: 'What is in it',
      one: 'Line',
      tell: 'Three to six lines, each something the reader gets, from "points".',
      min: 1,
      max: 6,
      item: { line: { type: 'text', label: 'Line', tell: 'One line.', max: 200 } },
    },
    button: { type: 'text', label: 'Button', tell: 'Two to five words that say what comes.', max: 40 },
    thanks: {
      type: 'text',
      label: 'Thank-you page',
      tell: 'Where it is, what to do first, what comes by e-mail.',
      lines: true,
      max: 800,
    },
    mails: {
      type: 'list',
      label: 'E-mails',
      one: 'E-mail',
      tell: 'E-mails in order: the first brings it, the middle ones help to use it, the last offers what is sold or asks a question.',
      min: 1,
      max: 5,
      count: 'emails',
      item: {
        day: {
          type: 'number',
          label: 'Day',
          tell: 'Days after somebody asked for it; the first is 0.',
          min: 0,
          max: 30,
        },
        subject: { type: 'text', label: 'Subject', tell: 'At most 50 characters, no capitals, no "RE:".', max: 90 },
        body: {
          type: 'text',
          label: 'Text',
          tell: 'Short paragraphs, one thing to do, signed by "sender".',
          lines: true,
          max: 1_800,
        },
      },
    },
  },
  maxTokens: 3_400,
  check({ mails }) {
    const findings: Finding[] = [];
    mails.forEach(({ day }, at) => {
      const path = `mails.${at}.day`;
      const before = mails[at - 1];
      if (at === 0 && day !== 0)
        findings.push({ path, severity: 'error', message: 'The first e-mail comes at once: day 0.' });
      if (before && day <= before.day)
        findings.push({ path, severity: 'error', message: 'It does not come after the e-mail before.' });
    });
    return findings;
  },
  sends: [
    {
      to: 'facebook/ad-copy-optimizer',
      fill: ({ input, output }) => ({
        topic: input.topic,
        current: output.ad,
        outcome: input.outcome,
        points: input.points.slice(0, 2_000),
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'Lead magnet funnel: ad, page and e-mails',
    description:
      'From the Facebook ad to the page, the thank-you and the e-mails after it: one promise, in your words, nothing invented.',
    steps: [
      'Say what you give away and what somebody can do with it.',
      'List what is in it, and what you sell afterwards, if anything.',
      'Read the way somebody takes: ad, page, thank-you, e-mails.',
      'Edit each part in place, and copy them where they belong.',
    ],
    questions: [
      {
        question: 'What makes a good lead magnet?',
        answer:
          'It helps with one thing on the same day. A short list that is used is worth more than a book that is kept for later.',
      },
      {
        question: 'How many e-mails should follow?',
        answer:
          'As many as help to use it. Three are common: it arrives, it is put to use, and one that says what else you do.',
      },
      {
        question: 'What has to be on the page by law?',
        answer:
          'In most places: who you are, what the address is used for, and how to unsubscribe. Have your own page checked where you are.',
      },
    ],
    example: {
      input: {
        topic: 'A checklist for your first pottery class',
        outcome: 'Walk in knowing what to bring and what to ask',
        points: 'What to wear\nFive questions to ask the teacher\nHow to get a piece home unbroken',
        audience: 'people who have never touched clay',
        offer: 'An evening class with eight seats',
        sender: 'Ana of Mud & Fire',
        format: 'list',
        emails: 2,
      },
      output: {
        ad: 'Your first pottery class, without the “what do I wear?”. One page, for people who have never touched clay.',
        headline: 'First class? Take this list along',
        page: 'Walk into your first pottery class knowing what to bring',
        lead: 'One page for people who have never touched clay. Read it the evening before.',
        bullets: [
          { line: 'What to wear, and what to leave at home' },
          { line: 'Five questions to ask the teacher' },
          { line: 'How to get a piece home unbroken' },
        ],
        button: 'Send me the list',
        thanks:
          'It is on its way.\nLook into your inbox; if it is not there in a few minutes, look into spam too.\nFirst thing to do: read the part about clothes.',
        mails: [
          {
            day: 0,
            subject: 'Your list for the first class',
            body: 'Here it is: [link]\n\nStart with the part about clothes. It is the one everybody gets wrong.\n\nAna of Mud & Fire',
          },
          {
            day: 3,
            subject: 'When is your first class?',
            body: 'Have you found one yet?\n\nWe have an evening class with eight seats. If you would like one of them, answer this e-mail.\n\nAnd if you are going somewhere else: take the five questions along.\n\nAna of Mud & Fire',
          },
        ],
      },
    },
  },
});
