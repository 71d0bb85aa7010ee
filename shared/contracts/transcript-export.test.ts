import { CAPTION_LINE_MAX, CAPTION_LINES_MAX, toCaptions } from './captions';
import type { Segment } from './speech';
import { TRANSCRIPT_FILES } from './transcript-export';

const SPEECH: Segment[] = [
  { start: 0.5, end: 2.25, text: 'Hello & welcome.' },
  {
    start: 2.25,
    end: 12.25,
    text: 'Today we bake a loaf of bread in an hour, without a machine. All it takes is flour, water, salt and a little patience while the dough rests.',
  },
  { start: 3725.0014, end: 3726, text: 'a --> b <i>bye</i>' },
];

const { txt, srt, vtt } = TRANSCRIPT_FILES;

it('writes SubRip', () => {
  expect(srt.write(SPEECH)).toBe(`1
00:00:00,500 --> 00:00:02,250
Hello & welcome.

2
00:00:02,250 --> 00:00:06,566
Today we bake a loaf of bread
in an hour, without a machine.

3
00:00:06,566 --> 00:00:12,250
All it takes is flour, water, salt and
a little patience while the dough rests.

4
01:02:05,001 --> 01:02:06,000
a --> b <i>bye</i>
`);
});

it('writes WebVTT, whose cue text escapes what its parser would take for marks', () => {
  const file = vtt.write(SPEECH);
  expect(file).toMatch(/^WEBVTT\n\n00:00:00\.500 --> 00:00:02\.250\nHello &amp; welcome\.\n\n/);
  expect(file).toContain('01:02:05.001 --> 01:02:06.000\na --&gt; b &lt;i&gt;bye&lt;/i&gt;\n');
  expect(file.match(/-->/g)).toHaveLength(4);
});

it('writes plain text with a paragraph where the speaker paused', () => {
  expect(txt.write(SPEECH)).toMatch(/^Hello & welcome\. Today we .+ rests\.\n\na --> b <i>bye<\/i>\n$/);
});

it('writes nothing but the header of silence', () => {
  expect([txt, srt, vtt].map((file) => file.write([]))).toEqual(['', '', 'WEBVTT\n']);
});

describe('captions of any segments', () => {
  /** Deterministic: a linear congruential generator (Numerical Recipes). */
  let state = 7;
  const below = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const word = () => 'abcdefghijklmnopqrstuvwxyz'.repeat(3).slice(0, 1 + below(below(20) === 0 ? 70 : 11));
  const segments = Array.from({ length: 200 }, (): Segment => {
    const start = below(600_000) / 1000;
    return {
      start,
      end: start + below(9000) / 1000,
      text: Array.from({ length: below(60) }, () => word() + (below(9) === 0 ? '.' : '')).join(below(2) ? ' ' : ' \n '),
    };
  });
  const captions = toCaptions(segments);

  it('fit the screen', () => {
    const lines = captions.flatMap((caption) => caption.lines);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(CAPTION_LINE_MAX);
    expect(lines.every((line) => line !== '' && line === line.trim())).toBe(true);
    expect(Math.max(...captions.map((caption) => caption.lines.length))).toBe(CAPTION_LINES_MAX);
  });

  it('last, and do not overlap', () => {
    captions.forEach(({ startMs, endMs }, at) => {
      expect(endMs).toBeGreaterThan(startMs);
      expect(startMs).toBeGreaterThanOrEqual(captions[at - 1]?.endMs ?? 0);
    });
  });

  it('keep every letter in its order', () => {
    const letters = (texts: readonly string[]) => texts.join('').replace(/\s+/g, '');
    const sorted = [...segments].sort((one, other) => one.start - other.start);
    expect(letters(captions.flatMap((caption) => caption.lines))).toBe(letters(sorted.map(({ text }) => text)));
  });
});
