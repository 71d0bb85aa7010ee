import { SCENES_MAX } from '@flint/shared/contracts/videos';
import { readPrompt } from '../../image/prompt/read-prompt';

/** Shortest scene, seconds: a shorter one cannot be taken in. */
const SHORTEST_SCENE = 1;

const NUMBERED = /(?:^|\s)(?:scene\s*)?(?:\d{1,2}[.):]|[-•*](?=\s))\s+/i;
const MARKED = /(?:^|\s)(?:scene|shot)\s*\d{1,2}\s*[:.)–-]\s*/gi;
const STEP =
  /\s*(?:→|->|=>|;|\n+|(?:[,.]?\s*(?:and\s+)?(?:then|next|after that|afterwards|finally|cut to)\b[,:]?))\s*/gi;
const SENTENCE = /(?<=[.!?…])\s+(?=\p{L}|\p{N}|["“])/gu;
const PRONOUN = /^(?:it|he|she|they)\s+/i;

/**
 * Splits a prompt into scenes, in order: a numbered list, steps ("then", arrows, lines), else its sentences. A piece
 * without a subject ("Cinematic, 4k.") belongs to the scene before it.
 * @param seconds of the whole film, which limits the number of scenes
 */
export function splitScenes(prompt: string, seconds: number): string[] {
  const most = Math.max(1, Math.min(SCENES_MAX, Math.floor(seconds / SHORTEST_SCENE)));
  const scenes: string[] = [];
  for (const piece of piecesOf(prompt.trim())) {
    const before = scenes.at(-1);
    if (before !== undefined && !showsSomething(piece)) scenes[scenes.length - 1] = `${before}, ${piece}`;
    else scenes.push(before === undefined ? piece : named(piece, before));
  }
  return scenes.length === 0 ? [prompt.trim()] : scenes.slice(0, most);
}

function piecesOf(prompt: string): string[] {
  const lines = prompt.split(/\n+/).filter((line) => line.trim());
  const parts = MARKED.test(prompt)
    ? prompt.split(MARKED)
    : lines.length > 1 && lines.every((line) => NUMBERED.test(line.slice(0, 12)))
      ? lines
      : isInlineList(prompt)
        ? prompt.split(/(?:^|\s)\d{1,2}[.)]\s+/)
        : prompt.split(STEP).flatMap((part) => part.split(SENTENCE));
  MARKED.lastIndex = 0;
  return parts.map(trimmed).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Whether the prompt is an inline list: "1. a cat 2. a dog", counting up from one. */
function isInlineList(prompt: string): boolean {
  const figures = [...prompt.matchAll(/(?:^|\s)(\d{1,2})[.)]\s+/g)].map(([, figure]) => Number(figure));
  return figures.length > 1 && figures.every((figure, index) => figure === index + 1);
}

const trimmed = (part: string) =>
  part
    .replace(NUMBERED, (mark, at: number) => (at === 0 ? '' : mark))
    .replace(/^[\s,.:–-]+|[\s,.:–-]+$/g, '')
    .trim();

/** Whether a piece has a subject: a noun, and something said about it. */
function showsSomething(piece: string): boolean {
  if (PRONOUN.test(piece)) return true;
  const words = piece.split(/\s+/).length;
  const { things, scene } = readPrompt(piece);
  return words >= 2 && (scene !== 'abstract' || (words >= 4 && things.length > 0));
}

/**
 * Coreference: replaces a pronoun by the subject of the scene before. "It jumps" after "A dog runs" becomes "A dog
 * jumps".
 */
function named(piece: string, before: string): string {
  const thing = PRONOUN.test(piece) ? readPrompt(before).things[0] : undefined;
  if (!thing) return piece;
  const introduced = new RegExp(
    `\\b(?:an?|the|one)\\s+((?:[\\w-]+\\s+){0,3}?${thing.noun.replace(/\W/g, '.')})\\b`,
    'i',
  );
  const said = introduced.exec(before)?.[1] ?? thing.noun;
  return piece.replace(PRONOUN, `the ${thing.plural ? `${thing.noun}s` : said} `);
}
