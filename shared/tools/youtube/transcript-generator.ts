import { toTimedText } from '../../contracts/timed-text';
import { defineTool } from '../definition';
import { SPOKEN } from '../languages';
import { orderTranscript } from '../transcript-order';
import { TRANSCRIPT_SHAPE } from '../transcript-shape';

const CHAPTERS_TAKE = 150_000;
const THREAD_TAKES = 4_000;

export const transcriptGenerator = defineTool({
  id: 'youtube/transcript-generator',
  inputs: {
    recording: {
      type: 'upload',
      accepts: 'recording',
      label: 'Recording or video',
      help: 'The sound of a video is enough.',
      unless: 'address',
    },
    topic: {
      type: 'text',
      label: 'What it is about',
      help: 'Names it in your history, and goes along when you cut it into chapters.',
      placeholder: 'Baking sourdough in a cold kitchen',
    },
    address: {
      type: 'text',
      label: 'Address of a file, in place of an upload',
      help: 'A sound or a video anybody can open. Pages of YouTube are not fetched: no service that may do so is set up here.',
      placeholder: 'https://',
      max: 2_048,
      holds: 'file-address',
    },
    language: {
      type: 'choice',
      label: 'Language',
      help: 'What is spoken in it. The built-in engine hears English only.',
      options: SPOKEN,
      default: 'any',
    },
  },
  output: TRANSCRIPT_SHAPE,
  maxTokens: 1,
  order: orderTranscript,
  sends: [
    {
      to: 'youtube/chapter-generator',
      fill: ({ input, output }) => ({
        transcript: toTimedText(output.lines).slice(0, CHAPTERS_TAKE),
        topic: input.topic,
      }),
    },
    {
      to: 'x/thread-architect',
      fill: ({ input, output }) => ({
        topic: input.topic,
        points: output.lines
          .map(({ text }) => text)
          .join('\n')
          .slice(0, THREAD_TAKES),
      }),
    },
  ],
  page: {
    title: 'YouTube transcript generator with times and subtitles',
    description:
      'Upload a recording or a video, or paste captions: search them, mend lines, and save them as TXT, SRT, VTT, MD or JSON.',
    steps: [
      'Choose a recording or a video, or paste a transcript you have.',
      'See what it costs before you press: each started minute is paid.',
      'Search the lines, and mend what was misheard in place.',
      'Save it as text or subtitles, or hand it on to be cut into chapters.',
    ],
    questions: [
      {
        question: 'Can it fetch a video from its address?',
        answer:
          'A file anybody can open, yes. A page of YouTube only where a service that may fetch videos is set up, and none is here: upload your file, or paste the captions that YouTube Studio lets you download.',
      },
      {
        question: 'Which formats does it save?',
        answer:
          'TXT for reading, SRT and VTT for players and YouTube Studio, Markdown for notes, and JSON with all times for programs.',
      },
      {
        question: 'How exact is it?',
        answer:
          'As exact as the engine that listens. The built-in one mishears often and says so: it is good for finding a place, not for publication.',
      },
    ],
    example: {
      input: { topic: 'Baking sourdough in a cold kitchen', recording: 'cold-kitchen.mp4', language: 'en' },
      output: {
        lines: [
          { start: 0, text: 'Welcome back to the kitchen. It is sixteen degrees in here today,' },
          { start: 6, text: 'and I want a loaf that rises anyway.' },
          { start: 12, text: 'First the starter. I feed it the evening before, with warm water.' },
          { start: 21, text: 'You can see it has doubled. That is all it has to do.' },
          { start: 29, text: 'Now we fold the dough: four times, half an hour apart.' },
          { start: 41, text: 'Then it waits overnight in the coldest corner.' },
          { start: 49, text: 'In the morning I bake it in a pot with a lid. Listen to that crust.' },
        ],
      },
    },
  },
});
