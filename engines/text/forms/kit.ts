import { captions } from './captions';
import { tagLines } from './hashtags';
import { hooks } from './hooks';
import { titles } from './titles';
import { paragraphs, type Write } from './voice';

/** Several short forms, for a message that names a topic and no form. */
export const kit: Write = (voice) => {
  const some = (count: number) => ({ ...voice, brief: { ...voice.brief, count } });
  return paragraphs(
    `**Titles**\n${titles(some(3))}`,
    `**Hooks**\n${hooks(some(3))}`,
    `**A caption**\n${captions(some(1))}`,
    `**Hashtags**\n${tagLines(some(5))}`,
  );
};
