import { outboxPage } from './page';

const MAIL = {
  id: '7',
  to: 'you@example.com',
  subject: '012345 is your Flint code',
  text: 'Enter this:\n\n012345\n\nOr open https://flint.example/?a=1&b=2 now.\n',
  html: '<!doctype html><html><head><title>t</title></head><body>"quoted" & <b>bold</b></body></html>',
  createdAt: '2026-01-02T03:04:05.678Z',
};

test('a code is set apart and a link can be followed', () => {
  const page = outboxPage([MAIL], undefined);
  expect(page).toContain('<p class="code">012345</p>');
  expect(page).toContain('<a href="https://flint.example/?a=1&amp;b=2">https://flint.example/?a=1&amp;b=2</a> now.');
});

test('the HTML part is shown in a frame without scripts, its links open outside', () => {
  const page = outboxPage([MAIL], undefined);
  const frame = /<iframe[^>]*>/.exec(page)?.[0] ?? '';
  expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(frame).toContain('&lt;base target=&quot;_blank&quot;&gt;');
  expect(page).not.toContain('<b>bold</b>');
});

test('user input is escaped everywhere', () => {
  const evil = '"><script>alert(1)</script>';
  const page = outboxPage([{ ...MAIL, to: evil, subject: evil, text: evil, html: evil }], evil);
  expect(page).not.toContain('<script>');
  expect(outboxPage([], evil)).not.toContain('<script>');
});

test('the page needs nothing that a strict content security policy refuses', () => {
  expect(outboxPage([MAIL], undefined)).not.toMatch(/<style|<script|\sstyle=|\son\w+=/);
});

test('an empty outbox says how it fills', () => {
  expect(outboxPage([], 'you@example.com')).toContain('No mail to you@example.com yet.');
});
