import { clipChoices } from './clip-choices';

test('a film that says nothing of its shape is made and charged as before', () => {
  expect(clipChoices('embedded', { prompt: 'Dunes' })).toEqual({
    ...{ seconds: 5, lengths: null, ratio: '16:9', ratios: ['1:1', '4:5', '16:9', '9:16'], ratioHelp: undefined },
  });
});

test('of a vendor the lengths and ratios of the model are offered, and the length that is made is chosen', () => {
  const model = 'fal-ai/luma-dream-machine';
  expect(clipChoices('fal', { model, duration: 7, aspect_ratio: '9:16' })).toMatchObject({
    ...{ seconds: 9, lengths: [5, 9], ratio: '9:16', ratios: ['16:9', '9:16'] },
  });
});

test('a ratio that is not made stays among the choices', () => {
  expect(clipChoices('fal', { aspect_ratio: '4:5' })).toMatchObject({
    ratio: '4:5',
    ratios: expect.arrayContaining(['4:5']),
  });
  expect(clipChoices('fal', {}).ratios).toEqual(['1:1', '16:9', '9:16']);
});

test('where the clip keeps the shape of its picture, it is said', () => {
  expect(clipChoices('fal', { image_url: '{{picture.image}}' }).ratioHelp).toBe(
    'The film keeps the shape of its picture.',
  );
  expect(clipChoices('fal', { image_url: '' }).ratioHelp).toBeUndefined();
  expect(clipChoices('embedded', { image_url: '{{picture.image}}' }).ratioHelp).toBeUndefined();
});
