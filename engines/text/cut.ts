import { estimateTokens } from '@flint/shared/contracts/prices/tokens';

/** Splits a text into the pieces it is streamed in: a word with the white space after it. */
export function piecesOf(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? [];
}

/**
 * The pieces that fit a limit in tokens, as the built-in engine counts them; at least a part of the first, so that the
 * answer is not empty.
 */
export function cutAt(pieces: readonly string[], maxTokens: number): string[] {
  const kept: string[] = [];
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (estimateTokens(text.trimEnd()) > maxTokens) break;
    kept.push(piece);
  }
  return kept.length > 0 ? kept : beginningOf(pieces[0] ?? '', maxTokens);
}

function beginningOf(piece: string, maxTokens: number): string[] {
  let text = '';
  for (const character of piece) {
    if (text !== '' && estimateTokens(text + character) > maxTokens) break;
    text += character;
  }
  return text === '' ? [] : [text];
}
