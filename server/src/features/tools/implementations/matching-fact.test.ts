import { matchingFact } from './matching-fact';

const FACTS = [
  'Bowls are 40 pounds.',
  'We are in Porto.',
  'We are open from Tuesday to Saturday.',
  'We ship to Ireland.',
];

test.each([
  ['How much does a bowl cost?', 'Bowls are 40 pounds.'],
  ['When can I come by?', 'We are open from Tuesday to Saturday.'],
  ['where are you based', 'We are in Porto.'],
  ['Do you deliver?', 'We ship to Ireland.'],
  ['May I bring my dog?', undefined],
  ['Are these vegan?', undefined],
])('%s', (question, fact) => {
  expect(matchingFact(question, FACTS)).toBe(fact);
});
