import { codeMail, passwordChangedMail, resetMail } from './mails';

const TO = 'you@example.com';

test('the code stands in the subject, alone on a line of the text, and in the HTML', () => {
  const mail = codeMail(TO, '012345');
  expect(mail.to).toBe(TO);
  expect(mail.subject).toBe('012345 is your Flint code');
  expect(mail.text.split('\n')).toContain('012345');
  expect(mail.text).toContain('10 minutes');
  expect(mail.html).toContain('>012345<');
});

test('the reset link is whole in the text and escaped in the HTML', () => {
  const link = 'https://flint.example/forgot-password?token=t&email=a%40b.co';
  const mail = resetMail(TO, link);
  expect(mail.text.split('\n')).toContain(link);
  expect(mail.html).toContain('href="https://flint.example/forgot-password?token=t&amp;email=a%40b.co"');
});

test('an address cannot break out of its attribute', () => {
  const mail = resetMail(TO, 'https://flint.example/?q="><script>alert(1)</script>');
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).not.toContain('q=">');
});

test('the mail about a changed password links to password recovery', () => {
  const mail = passwordChangedMail(TO, 'https://flint.example/forgot-password');
  expect(mail.text).toContain('https://flint.example/forgot-password');
  expect(mail.text).toContain('If this was not you');
});
