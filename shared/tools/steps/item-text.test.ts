import { captionGenerator } from '../instagram/caption-generator';
import { itemsOfOutput, joinItems, splitItems } from './item-text';
import { toolValues } from './tool-values';

const CAPTIONS = ['Two cracked.\n\nTen survived.\n#NewKiln', 'A darker blue.\n\n#Blue'];

test('items of several lines are told apart in one text, and read from it again', () => {
  expect(joinItems(['One', 'Two'])).toBe('One\nTwo');
  expect(splitItems(joinItems(['One', 'Two']))).toEqual(['One', 'Two']);
  expect(splitItems(joinItems(CAPTIONS))).toEqual(CAPTIONS);
  expect(splitItems(`${CAPTIONS[0]}\n---\n${CAPTIONS[1]}\n`)).toHaveLength(2);
});

test('rules are read line by line, with empty lines and spaces around them, in no more time for many lines', () => {
  expect(splitItems('One\n \n\n  --- \t\n\nTwo\n---\n---\nThree\n---')).toEqual(['One', 'Two', 'Three']);
  expect(splitItems('---\nOne --- two\n----')).toEqual(['---', 'One --- two', '----']);
  const begun = performance.now();
  expect(splitItems(`One${'\n'.repeat(100_000)}Two`)).toEqual(['One', 'Two']);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test('the captions of a tool are an item each, and its text shows where each begins', () => {
  const captions = CAPTIONS.map((caption) => ({ caption, opening: 'claim' }));
  const given = toolValues(captionGenerator, { captions });
  expect(given.captions).toEqual(CAPTIONS);
  expect(given.text).toBe(`${CAPTIONS[0]}\nA claim\n\n---\n\n${CAPTIONS[1]}\nA claim`);
  expect(itemsOfOutput(given)).toEqual(CAPTIONS.map((caption) => `${caption}\nA claim`));
});

test('one text is no list of items, and of several parts only ruled ones are', () => {
  expect(itemsOfOutput({ text: 'One\nTwo' })).toBeUndefined();
  expect(itemsOfOutput({ text: 'Only', list: ['Only'], best: 'Only' })).toBeUndefined();
  expect(itemsOfOutput({ text: 'Title\n\nOne\nTwo', title: 'Title', list: ['One', 'Two'] })).toBeUndefined();
  expect(itemsOfOutput({ text: joinItems(CAPTIONS), title: 'Title', list: CAPTIONS })).toEqual(CAPTIONS);
});
