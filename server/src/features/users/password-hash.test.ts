import { createPasswordHashing } from './password-hash';

const PASSWORD = 'correct horse battery';
/** Of {@link PASSWORD}, by better-auth's own `hashPassword`. */
const OF_BETTER_AUTH =
  'a5031ad5951c0898cd8fd1cca066b6a4:49d2d591615d344ab55fe1a33d26670558f28715adaa074aa0d2dd24f895069d606808a52eb1c1ba2e35e037c11b6ae9c7079344613c1abdbffed4de7bcf69fb';

const standard = createPasswordHashing(14);
const cheap = createPasswordHashing(10);
const costly = createPasswordHashing(15);

test.each([
  ['the default cost', standard],
  ['a lower one', cheap],
  ['a higher one', costly],
])('a hash of %s is salted, and its password’s alone', async (_cost, hashing) => {
  const hash = await hashing.hash(PASSWORD);
  expect(hash).not.toBe(await hashing.hash(PASSWORD));
  expect(await hashing.verify({ hash, password: PASSWORD })).toBe(true);
  expect(await hashing.verify({ hash, password: `${PASSWORD}s` })).toBe(false);
});

test('hashes stay valid when the cost changes, those of better-auth too', async () => {
  const low = await cheap.hash(PASSWORD);
  for (const hashing of [standard, cheap, costly])
    for (const hash of [OF_BETTER_AUTH, low]) {
      expect(await hashing.verify({ hash, password: PASSWORD })).toBe(true);
      expect(await hashing.verify({ hash, password: 'another' })).toBe(false);
    }
});

test('a hash of the default cost has the form of better-auth, and another says its cost', async () => {
  expect(await standard.hash(PASSWORD)).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await cheap.hash(PASSWORD)).toMatch(/^scrypt\$10\$[0-9a-f]{32}:[0-9a-f]{128}$/);
});

test('the same letters in another form of Unicode are the same password', async () => {
  const hash = await cheap.hash('caf\u00e9 au lait');
  expect(await cheap.verify({ hash, password: 'cafe\u0301 au lait' })).toBe(true);
});

test.each(['', 'scrypt$10$', OF_BETTER_AUTH.slice(0, -2)])('the damaged hash “%s” lets nobody in', async (hash) => {
  await expect(cheap.verify({ hash, password: PASSWORD })).rejects.toThrow('A password hash is damaged.');
});
