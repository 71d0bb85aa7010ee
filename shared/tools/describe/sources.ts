import { ADDRESS_MAX } from '../steps/slots';
import type { Sketch } from './sketch';

interface SourcePattern {
  /** The words that name what is read; they are no part of what is asked for. */
  readonly said: RegExp;
  readonly add: (sketch: Sketch, said: string) => void;
}

const OF = '(?:from|of|on|about|with|using|based on|in|at)\\s+';
const THIS = '(?:an?|the|this|that|my|our|some|any|one)\\s+';

const readPage = (sketch: Sketch, address: string) =>
  void sketch.add('page', { kind: 'read', input: { address } }, { words: 'text', title: 'title' });

/** What a sentence may take its matter from. */
const SOURCES: readonly SourcePattern[] = [
  {
    said: new RegExp(`(?:\\b(?:read|open|take|use|visit)\\s+)?(?:\\b${OF})?https?://\\S+`, 'i'),
    add: (sketch, said) => readPage(sketch, (/https?:\/\/\S+/i.exec(said)?.[0] ?? '').replace(/[).,;]+$/, '')),
  },
  {
    said: new RegExp(
      `\\b(?:(?:read|open|take|use|visit)\\s+${THIS}|${OF}${THIS})(?:web\\s?page|web\\s?site|page|link|url|news (?:page|article)|article online)\\b`,
      'i',
    ),
    add: (sketch) =>
      readPage(
        sketch,
        sketch.ask('page', { type: 'text', label: 'Address of the page', required: true, max: ADDRESS_MAX }),
      ),
  },
  {
    said: new RegExp(
      `\\b(?:(?:read|open|take|use)\\s+${THIS}|${OF}${THIS})(?:text |markdown |csv )?(?:file|document)\\b`,
      'i',
    ),
    add: (sketch) => {
      const file = sketch.ask('file', { type: 'upload', label: 'Text file', accepts: 'text-file', required: true });
      sketch.add('file', { kind: 'read', input: { file } }, { words: 'text', title: 'title' });
    },
  },
  {
    said: new RegExp(
      `\\b(?:transcribe\\s+(?:${THIS})?(?:recording|podcast|episode|interview|audio|call|meeting|video)?|(?:listen to|take|use)\\s+${THIS}(?:recording|podcast(?: episode)?|episode|interview|audio)|${OF}${THIS}(?:recording|podcast(?: episode)?|episode|interview|audio))\\b`,
      'i',
    ),
    add: (sketch) => {
      const audio_url = sketch.ask('recording', {
        ...{ type: 'upload', label: 'Recording', accepts: 'recording', required: true },
      });
      sketch.add('transcript', { kind: 'transcript', input: { audio_url } }, { words: 'text' });
    },
  },
  {
    said: new RegExp(
      `\\b(?:(?:take|use)\\s+|${OF})(?:my|our|some|these|the)\\s+(?:notes|facts|bullet points|ideas)\\b`,
      'i',
    ),
    add: (sketch) => {
      const text = sketch.ask('notes', { type: 'long', label: 'Notes', required: true });
      sketch.add('notes', { kind: 'text', input: { text } }, { words: 'text' });
    },
  },
];

/** Adds the steps that read what a clause names. @returns the clause without those words, and whether there were some */
export function takeSources(sketch: Sketch, clause: string): { readonly rest: string; readonly found: boolean } {
  let rest = clause;
  for (const { said, add } of SOURCES) {
    const [words] = said.exec(rest) ?? [];
    if (words === undefined) continue;
    add(sketch, words);
    rest = rest.replace(words, ' ');
  }
  return { rest: rest.replace(/\s+/g, ' ').trim(), found: rest !== clause };
}

/** Whether a clause names something to read. */
export const namesSource = (clause: string): boolean => SOURCES.some(({ said }) => said.test(clause));
