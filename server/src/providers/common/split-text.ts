const segmenters = (['sentence', 'word', 'grapheme'] as const).map(
  (granularity) => new Intl.Segmenter(undefined, { granularity }),
);

/**
 * Splits a text into parts of at most `max` characters, each as long as fits: at paragraphs and sentences, where one is
 * too long at words, and a longer word between graphemes. Together the parts are the whole text, trimmed.
 * @param max UTF-16 units, as vendors count
 */
export function splitText(text: string, max: number): string[] {
  return gathered(text, max, 0)
    .map((part) => part.trim())
    .filter(Boolean);
}

function gathered(text: string, max: number, level: number): string[] {
  if (text.trim().length <= max) return [text];
  const segmenter = segmenters[level];
  // A grapheme longer than any limit stays whole: half of one is no letter.
  if (!segmenter) return [text];
  const parts: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    if ((open + segment).trimEnd().length <= max) {
      open += segment;
      continue;
    }
    if (open.trim()) parts.push(open);
    const pieces = segment.trimEnd().length <= max ? [segment] : gathered(segment, max, level + 1);
    parts.push(...pieces.slice(0, -1));
    open = pieces.at(-1) ?? '';
  }
  return open.trim() ? [...parts, open] : parts;
}
