import type { Boot } from '@flint/shared/contracts/boot';
import type { About } from '@flint/shared/contracts/fragments';
import { pageOf } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { withDrawn } from './drawn-body';
import { pageHead } from './page-head';

const HOSTILE = '</script><script>alert("1")</script>';
const page = pageOf('/tools/x') as PageRoute;
const boot: Boot = { environment: 'production', session: null, remotes: [] };
const about: About = {
  title: HOSTILE,
  description: HOSTILE,
  trail: [{ name: HOSTILE, path: '/tools/x' }],
  questions: [{ question: HOSTILE, answer: HOSTILE }],
  program: { name: HOSTILE, kind: 'BusinessApplication' },
};

test('text from a release cannot end its tag or its data block', () => {
  const head = pageHead(page, { publicUrl: 'https://flint.test', path: '/tools/x', about, preloads: [], boot });
  expect(head).not.toContain('<script>alert');
  expect(head.match(/<\/script>/g)).toHaveLength(2);
  const data = /ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
  expect(JSON.parse(data)[0].itemListElement[1]).toMatchObject({ name: HOSTILE, item: 'https://flint.test/tools/x' });
});

test('a prerendered page stands beside the root, in the frame, with its style sheets after the shell’s', () => {
  const template =
    '<html><head><script defer src="/main.js"></script><link href="/main.css"></head><body><div id="root"></div></body></html>';
  const styles = [{ href: '/remotes/a/1/p.css', integrity: 'sha384-x', key: 'a:chunk-1' }];
  expect(
    withDrawn(template, page, { html: '<h1>$& $1</h1>', frame: '<main>flint-page-place</main>', styles, isLate: true }),
  ).toBe(
    '<html><head><link rel="preload" as="script" href="/main.js" media="not all" data-late data-program><link href="/main.css"><link rel="stylesheet" href="/remotes/a/1/p.css" data-rspack="a:chunk-1" crossorigin="anonymous" integrity="sha384-x"></head>' +
      '<body><div id="drawn"><main><div><div data-remote="mfe-tools"><h1>$& $1</h1></div></div></main></div><div id="root" data-waiting></div></body></html>',
  );
});

test('a page for browsers without scripts leaves the program and the root as they are', () => {
  const template = '<html><head><script defer src="/main.js"></script></head><body><div id="root"></div></body></html>';
  const styles = [{ href: '/p.css', integrity: undefined, key: 'a:chunk-1' }];
  const drawn = { html: '<h1>x</h1>', frame: '<main>flint-page-place</main>', styles, isLate: true, isPlain: true };
  expect(withDrawn(template, page, drawn)).toBe(
    '<html><head><script defer src="/main.js"></script></head><body><div id="root"></div>' +
      '<noscript><link rel="stylesheet" href="/p.css" data-rspack="a:chunk-1">' +
      '<div id="drawn"><main><div><div data-remote="mfe-tools"><h1>x</h1></div></div></main></div></noscript></body></html>',
  );
});
