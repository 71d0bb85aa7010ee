import { blogPosting, faqPage, jsonLdScript } from './json-ld';

test('XSS: markup escapes any text that could end the script, and parses to the same data', () => {
  const answer = 'No </script><script>alert(1)</script> <!-- & "quotes" \\ \u2028 陶 🎉';
  const script = jsonLdScript(faqPage([{ question: 'Is it <b>safe</b>?', answer }]));
  const page = new DOMParser().parseFromString(`<head>${script}</head><p>after</p>`, 'text/html');
  const [own, ...others] = [...page.querySelectorAll('script')];
  expect(others).toEqual([]);
  expect(page.querySelector('p')?.textContent).toBe('after');
  expect(JSON.parse(own?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Is it <b>safe</b>?', acceptedAnswer: { '@type': 'Answer', text: answer } },
    ],
  });
});

test('an article has an author only where one is given', () => {
  const facts = { headline: 'Glazing', description: 'How', published: '2026-11-21' };
  expect(blogPosting({ ...facts, author: '' })).not.toHaveProperty('author');
  expect(blogPosting({ ...facts, author: 'Mara' })).toMatchObject({ author: { '@type': 'Person', name: 'Mara' } });
});
