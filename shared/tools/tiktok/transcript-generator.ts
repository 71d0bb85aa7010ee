import { defineTool } from '../definition';
import { SPOKEN } from '../languages';
import { orderTranscript } from '../transcript-order';
import { TRANSCRIPT_SHAPE } from '../transcript-shape';

const SCRIPT_TAKES = 6_000;
const POINTS_TAKE = 2_000;
const SECONDS = { min: 8, max: 180 } as const;

const wordsOf = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text).join('\n');

export const tiktokTranscriptGenerator = defineTool({
  id: 'tiktok/transcript-generator',
  inputs: {
    recording: {
      type: 'upload',
      accepts: 'recording',
      label: 'Video or recording',
      help: 'The video as you saved it, or its sound alone.',
      unless: 'address',
    },
    topic: {
      type: 'text',
      label: 'What it is about',
      help: 'Names it in your history, and goes along when you make a caption of it.',
      placeholder: 'Repotting a monstera',
    },
    address: {
      type: 'text',
      label: 'Address of a file, in place of an upload',
      help: 'A sound or a video anybody can open. Pages of TikTok are not fetched: save the video and upload it.',
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
      to: 'tiktok/retention-checklist',
      fill: ({ output }) => ({
        script: wordsOf(output.lines).slice(0, SCRIPT_TAKES),
        seconds: Math.min(SECONDS.max, Math.max(SECONDS.min, Math.ceil(output.lines.at(-1)?.start ?? 0))),
      }),
    },
    {
      to: 'tiktok/caption-generator',
      fill: ({ input, output }) => ({
        topic: input.topic ?? '',
        points: wordsOf(output.lines).slice(0, POINTS_TAKE),
      }),
    },
  ],
  page: {
    title: 'TikTok transcript generator with subtitles',
    description:
      'The words of your TikTok with their times, from the video you upload: search them, mend lines, save them as TXT, SRT or VTT.',
    steps: [
      'Choose the video as you saved it, or paste captions you have.',
      'See what it costs before you press: each started minute is paid.',
      'Search the lines, and mend what was misheard in place.',
      'Save subtitles, or hand the words on to be read for where viewers leave.',
    ],
    questions: [
      {
        question: 'Can I paste the address of a TikTok?',
        answer:
          'No. Pages of TikTok are not fetched. Save your video in the app and upload it, or give the address of a file anybody can open.',
      },
      {
        question: 'Why would I want the words of my own video?',
        answer:
          'For subtitles you can correct, for a caption with the words people search for, and to see where you lose viewers.',
      },
      {
        question: 'How exact is it?',
        answer:
          'As exact as the engine that listens. The built-in one mishears often and says so: read it before you publish it.',
      },
    ],
    example: {
      input: { topic: 'Repotting a monstera', recording: 'monstera.mp4', language: 'en' },
      output: {
        lines: [
          { start: 0, text: 'I cut a third of its roots off.' },
          { start: 3, text: 'It leaned, and it was not the light.' },
          { start: 7, text: 'The roots had filled the whole pot.' },
          { start: 12, text: 'So: roots shorter, new soil, a stick to hold on to.' },
          { start: 17, text: 'And now look.' },
          { start: 21, text: 'Save this for the day yours starts to lean.' },
        ],
      },
    },
  },
});
