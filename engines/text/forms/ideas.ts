import { capital } from '../../english/words';
import { enough, numbered, paragraphs, type Write } from './voice';

const IDEAS = [
  '**Behind the scenes:** show the part of {yours} that people never see.',
  '**The beginner’s question:** answer the first thing anybody asks about {yours}.',
  '**Before and after:** one picture of each, and what changed in between.',
  '**A day in the life:** follow {name} from morning to evening.',
  '**Myth and truth:** take one thing people believe about {yours} and put it right.',
  '**The tool list:** everything you use, and the one thing you could not do without.',
  '**Ask the room:** let {audience} choose what you do next.',
  '**The mistake:** the one you made, and what you do now.',
  '**In one minute:** explain {thing} to somebody who has never heard of {thingit}.',
  '**Close up:** only {object}, nothing else in the frame.',
  '**Say thank you:** show somebody who helped, and tell how.',
  '**Two ways:** the quick one, and the one with all the time in the world.',
  '**The comparison:** {key} or {other}? Let people vote.',
  '**Questions and answers:** collect them for a week, then answer the best.',
  '**The first time:** tell how you came to {thing}.',
  '**The first time:** tell how you began {doing}.',
  '**The first time:** tell how {name} began.',
  '**A small challenge:** something {audience} can try today and show you tomorrow.',
  '**The quiet one:** no talking, only sounds and pictures.',
  '**One thing only:** the single piece of advice on {yours} you would give a friend.',
  '**The list:** what {audience} should know about {yours}, one line each.',
  '**The opinion:** something about {yours} that you see differently.',
  '**The countdown:** one small thing a day until {event}.',
  '**Looking ahead:** what you would like to try next.',
];

export const ideas: Write = ({ brief, deal, say }) => {
  const asked = brief.count ?? 7;
  const dealt = deal(IDEAS, asked).map(capital);
  return paragraphs(
    say(['Ideas for {yours}:', 'Ways to talk about {yours}:', 'What to make about {yours}:']),
    numbered(dealt),
    enough(asked, dealt.length),
  );
};
