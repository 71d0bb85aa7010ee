import { kitOf } from '@flint/engines/text/kit';
import { inputSchema } from '@flint/shared/tools/input-schema';
import { writeByRules } from '../../answer/by-rules';
import { hashtagIntelligence } from './hashtag-intelligence';

const { definition } = hashtagIntelligence;
const setsAbout = (topic: string) => {
  const input = inputSchema(definition.inputs).parse({ topic });
  return writeByRules(hashtagIntelligence, { tool: definition.id, input, seed: 1 }, kitOf);
};

test('a compound that is all there is to be found by is a hashtag', () => {
  const compound = 'Rindfleischetikettierungsüberwachungsgesetz';
  expect(setsAbout(compound)).toMatchObject({ sets: [{ hashtags: [`#${compound}`] }] });
});

test('what no hashtag can be made of has no sets', () => {
  expect(setsAbout('a')).toBeUndefined();
});
