import { capital, sentence } from '@flint/engines/english/words';
import { reelScriptBuilder as definition } from '@flint/shared/tools/instagram/reel-script-builder';
import { cut } from '@flint/shared/tools/measure/cut';
import { writingTool } from '../../implementation';
import { headed } from '../headed';
import { ENDS, HOOKS, PROMPTS, SEEN } from './reel-beats';

/** Calm speaking rate, in words per second. */
const PACE = 2.5;
/** Shortest legible beat, in seconds. */
const BEAT_MIN = 3;
const SCREEN_MAX = 48;

const onScreen = (text: string) => cut(headed(text).heading, SCREEN_MAX, 'graphemes', { mark: '…' });
const wordsIn = (text: string) => text.split(/\s+/).length;

/** Start of each beat: shares of the length by text length, none shorter than legible. */
function startsOf(texts: readonly string[], seconds: number): number[] {
  const wished = texts.map((text) => Math.max(BEAT_MIN, wordsIn(text) / PACE));
  const scale = seconds / wished.reduce((sum, each) => sum + each, 0);
  let at = 0;
  return wished.map((each) => {
    const start = Math.floor(at);
    at += each * scale;
    return start;
  });
}

export const reelScriptBuilder = writingTool({
  definition,
  guide: `You write reels that are watched twice. The first beat lasts two to three seconds, says what the viewer gets and already shows it; no greeting, no "in this video". Then one beat for each point, in order, each with another picture; said aloud it takes two and a half words a second, so a beat of four seconds has ten words. Add up the words: the script must fit "seconds". Use only what "points" and "outcome" say. "talking": first person, short sentences. "voiceover": said over what is seen. "silent": "said" is empty and "screen" carries everything. "seen" is something one person with a phone can film. The last beat asks for what "goal" says, in one sentence.`,
  write({ topic, points, audience, outcome, manner, goal, seconds }, kit) {
    const voice = kit.about({ topic, audience, details: points, platform: 'instagram' });
    const hook = voice.say(HOOKS, { seconds: String(seconds), ...(outcome && { outcome }) }) || sentence(topic);
    const end = voice.say(ENDS[goal]);
    const room = Math.max(1, Math.floor(seconds / BEAT_MIN) - 2);
    const told = kit
      .sentences(points)
      .slice(0, room)
      .map((text) => ({ said: sentence(text), seen: '' }));
    const dealt = voice.deal(PROMPTS, Math.min(3, room));
    const prompts = PROMPTS.filter((line) => dealt.includes(line)).map((line) => {
      const [said = '', seen = ''] = line.split(' | ');
      return { said, seen };
    });
    const beats = [
      { said: hook, seen: '' },
      ...(told.length > 0 ? told : prompts),
      { said: outcome && told.length > 0 ? `${sentence(outcome)} ${end}` : end, seen: 'The result, still' },
    ];
    const starts = startsOf(
      beats.map(({ said }) => said),
      seconds,
    );
    const shots = voice.deal(SEEN[manner], beats.length);
    return {
      beats: beats.map(({ said, seen }, at) => ({
        start: starts[at] ?? 0,
        said: manner === 'silent' ? '' : said,
        seen:
          seen ||
          (at === 0 && manner !== 'talking' ? 'The result first, for a second' : (shots[at % shots.length] ?? '')),
        screen: onScreen(at === beats.length - 1 ? end : said),
      })),
      caption: [capital(outcome ? sentence(outcome) : sentence(topic)), end].join('\n\n'),
    };
  },
});
