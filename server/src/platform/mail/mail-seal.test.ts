import { createMailSeal } from './mail-seal';

const MAIL = {
  to: 'you@example.com',
  subject: '123456 is your code',
  text: 'für dich: 123456',
  html: '<h1>123456</h1>',
};

test('sealed mail is unreadable without the secret and opens with it', () => {
  const sealed = createMailSeal('a secret').close(MAIL);
  expect(sealed.toString('latin1')).not.toContain('123456');
  expect(createMailSeal('a secret').open(sealed)).toEqual(MAIL);
});

test('another secret or a changed byte opens nothing', () => {
  const sealed = createMailSeal('a secret').close(MAIL);
  expect(() => createMailSeal('another secret').open(sealed)).toThrow();
  sealed[sealed.length - 1]! ^= 1;
  expect(() => createMailSeal('a secret').open(sealed)).toThrow();
});

test('sealing the same mail twice gives different bytes', () => {
  const seal = createMailSeal('a secret');
  expect(seal.close(MAIL).equals(seal.close(MAIL))).toBe(false);
});
