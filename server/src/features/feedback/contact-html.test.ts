import { JSDOM } from 'jsdom';
import { receiptHtml, refusedHtml } from './contact-html';

const PAGE = `<main><form method="post" action="/contact" novalidate="" class="a">
<label for="n">Name</label><input type="text" class="b" id="n" name="name" value=""/>
<label for="e">E-mail</label><input type="email" id="e" aria-describedby="e-help" name="email" value=""/>
<textarea id="m" name="message"></textarea><input name="extra" value=""/></form><p>after</p></main>`;
const TYPED = { name: 'Ana "A" <b>', email: 'ana', subject: '', message: '\n$& first </textarea><script>', extra: '' };

const documentOf = (html: string) => new JSDOM(html).window.document;
const textOf = (page: Document, at: string) => page.querySelector(at)?.textContent;

test('what was typed stands in its fields, to the letter, and nothing of it is markup', () => {
  const page = documentOf(refusedHtml(PAGE, TYPED, [{ message: 'Try again later.' }]));
  expect(page.querySelector<HTMLInputElement>('[name=name]')?.value).toBe(TYPED.name);
  expect(page.querySelector<HTMLTextAreaElement>('[name=message]')?.value).toBe(TYPED.message);
  expect(page.querySelector('script, b')).toBeNull();
  expect(textOf(page, '[role=alert]')).toBe('Your message was not sent.Try again later.What you wrote is still here.');
  expect(page.querySelector('[aria-invalid]')).toBeNull();
});

test('each problem leads to its field, which it describes beside the help', () => {
  const problems = [
    { field: 'email', message: 'Write a whole address.' },
    { field: 'name', message: 'At most 80 <i>.' },
  ];
  const page = documentOf(refusedHtml(PAGE, TYPED, problems));
  const email = page.querySelector('[name=email]');
  expect(email?.getAttribute('aria-invalid')).toBe('true');
  expect(email?.getAttribute('aria-describedby')).toBe('contact-email e-help');
  expect(textOf(page, '#contact-email')).toBe('Write a whole address.');
  expect([...page.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))).toEqual(['#e', '#n']);
  expect(textOf(page, '#contact-name')).toBe('At most 80 <i>.');
  expect(page.querySelector('[name=message]')?.hasAttribute('aria-invalid')).toBe(false);
});

test('a receipt stands in the place of the form', () => {
  const page = documentOf(receiptHtml(PAGE, 'FL-7K3M-9Q2P', 'a<b>@example.com'));
  expect(page.querySelector('form, b')).toBeNull();
  expect(textOf(page, '[role=status] p')).toBe('Its number is FL-7K3M-9Q2P. We answer to a<b>@example.com.');
  expect(textOf(page, 'main > p')).toBe('after');
});
