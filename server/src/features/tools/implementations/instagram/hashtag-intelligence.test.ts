import { kitOf } from '@flint/engines/text/kit';
import { inputSchema } from '@flint/shared/tools/input-schema';
import { writeByRules } from '../../answer/by-rules';
import { hashtagIntelligence } from './hashtag-intelligence';

const { definition } = hashtagIntelligence;
const setsAbout = (topic: string) => {
  const input = inputSchema(definition.inputs).parse({ topic });
  return writeByRules(hashtagIntelligence, { tool: definition.id, input, seed: 1 }, kitOf);
};

test('a compound is a hashtag when there is no shorter one', () => {
  const compound = 'Rindfleischetikettierungsüberwachungsgesetz';
  expect(setsAbout(compound)).toMatchObject({ sets: [{ hashtags: [`#${compound}`] }] });
});

test('input without usable words has no hashtag sets', () => {
  expect(setsAbout('a')).toBeUndefined();
});
