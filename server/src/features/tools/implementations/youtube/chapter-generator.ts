import { parseTimedText } from '@flint/shared/contracts/timed-text';
import { chapterGenerator as definition } from '@flint/shared/tools/youtube/chapter-generator';
import { writingTool } from '../../implementation';
import { chapterBoundaries } from './chapters/boundaries';
import { asSaid, titlesOf } from './chapters/chapter-title';

const OPENINGS = ['Intro', 'Welcome', 'What this is about'] as const;

export const chapterGenerator = writingTool({
  definition,
  guide: `You cut videos into chapters that people jump to. A chapter begins where its subject does: at the time of the line that opens it, never between lines, never at round numbers for their own sake. Take times only from the transcript, in whole seconds, rounded down; the first is 0. No chapter is shorter than "least", none more than "count" in all; fewer good ones beat many. A title says what is found there in the words of the video, so that somebody who skips knows where to land: no "Part 2", no "Introduction to", no colon, no full stop. With "wording" said, it keeps the speaker's own phrase; with short, two to five words. "opening" names the first where it is given. Spoilers stay out of titles: name the question, not its answer.`,
  write({ transcript, opening, wording, least, count }, kit) {
    const lines = parseTimedText(transcript).sort((a, b) => a.start - b.start);
    const from = chapterBoundaries(lines, count, least);
    const texts = from.map((at, place) =>
      lines
        .slice(at, from[place + 1] ?? lines.length)
        .map(({ text }) => text)
        .join('\n'),
    );
    const used = new Set<string>();
    const chapters = texts.map((text, place) => {
      const [first = ''] = kit.sentences(text);
      const named = titlesOf(kit, text, texts.toSpliced(place, 1));
      const own = place === 0 && opening !== '' ? [opening] : [];
      const said = asSaid(first);
      const wished = wording === 'said' ? [said, ...named] : [...named, said];
      const greeting = place === 0 ? [kit.random.pick(OPENINGS)] : [];
      const title = [...own, ...greeting, ...wished].find((each) => each !== '' && !used.has(each.toLowerCase()));
      used.add((title ?? '').toLowerCase());
      return {
        start: place === 0 ? 0 : Math.floor(lines[from[place] ?? 0]?.start ?? 0),
        title: title ?? `${place + 1}`,
      };
    });
    return { chapters };
  },
});
