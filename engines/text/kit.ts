import { randomFrom } from '../english/random';
import { nounPhrases, sentencesOf } from '../english/tagger';
import { uncapital } from '../english/uncapital';
import type { Brief, Tone, Topic } from '../spec/copy-brief';
import { TONES } from '../spec/copy-brief';
import type { About, Kit } from '../spec/copy-kit';
import { splitTopic } from './brief/aside';
import { topicOf } from './brief/topic';
import { voiceOf } from './forms/voice';

const toneOf = (word: string | undefined) => TONES.find((tone): tone is Tone => tone === word);

/** Falls back to a topic of the shape `name` where no other shape fits. */
const asName = (text: string): Topic => ({
  shape: 'name',
  full: text,
  kind: text,
  bare: text,
  plural: false,
  kindPlural: false,
});

function briefOf({ topic, audience, details = '', platform, tone }: About): Brief {
  const keyphrases = nounPhrases(details).filter((phrase) => phrase.includes(' '));
  return {
    form: 'kit',
    count: undefined,
    platform,
    tone: toneOf(tone),
    topic: topicOf(topic) ?? asName(topic),
    audience: audience ? uncapital(audience) : undefined,
    details: sentencesOf(details),
    keyphrases: [...new Set(keyphrases)],
    pasted: undefined,
  };
}

/** Creates a copy kit; the same label gives the same copy. */
export function kitOf(label: string): Kit {
  const random = randomFrom(label);
  return {
    random,
    about: (words) => voiceOf(briefOf(words), random),
    sentences: sentencesOf,
    phrases: nounPhrases,
    facts: (topic, told) => [...sentencesOf(told), ...splitTopic(topic).aside],
  };
}
