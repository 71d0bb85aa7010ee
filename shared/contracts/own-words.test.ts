import { isMadeOfOwnWords, ownWords } from './own-words';

const owner = { email: 'ada.lovelace@engine.example', name: 'Ada King' };

test('the words of an account are its address, its name and their parts', () => {
  expect(ownWords(owner).sort()).toEqual(
    [
      'ada',
      'ada king',
      'ada.lovelace',
      'ada.lovelace@engine.example',
      'adaking',
      'engine',
      'example',
      'king',
      'lovelace',
    ].sort(),
  );
  expect(ownWords({ email: 'al@b.co' })).toEqual(['al@b.co']);
});

test.each([
  'ada.lovelace',
  'Ada.Lovelace@engine.example',
  'ADAKING1842',
  'lovelace!2026',
  'king-ada-king',
  'Engine#12345',
])('%s is made of the own name and address', (password) => expect(isMadeOfOwnWords(password, owner)).toBe(true));

test.each(['a long password', 'ada likes engines that think', 'correct horse 9', 'kingfisher river'])(
  '%s is not',
  (password) => expect(isMadeOfOwnWords(password, owner)).toBe(false),
);
