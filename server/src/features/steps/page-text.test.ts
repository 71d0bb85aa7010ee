import { pageText } from './page-text';

test('a page is read by its main part, without what stands around it, and as what it says', () => {
  const story = 'The first bowl cracked; the second held &mdash; &#x201c;at last&#8221;. '.repeat(4);
  const html = `<!doctype html><html><head><title>Bowls
      &amp; cups</title><style>p { color: red }</style><script>document.write("<p>no</p>")</script></head>
    <body><nav><ul><li>Home</li></ul></nav><noscript>Switch scripts on</noscript>
    <main><h1>Bowls</h1><!-- a note --><p>${story}</p><ul><li>Clay<li>Water</ul>
    <svg><title>An icon</title><style/><text>no</text></svg>
    <table><tr><td>Cone</td><td>6</td></tr></table></main><footer>Imprint</footer></body></html>`;
  expect(pageText(html)).toEqual({
    title: 'Bowls & cups',
    text: `Bowls\n${'The first bowl cracked; the second held — “at last”. '.repeat(4).trim()}\nClay\nWater\nCone 6`,
  });
});

test.each([
  ['a page without a main part', '<p>One<br>two</p><aside>Ads</aside> three', { title: '', text: 'One\ntwo\nthree' }],
  ['a short main part beside more', '<main>Skip</main><p>Much more.</p>', { title: '', text: 'Skip\nMuch more.' }],
  ['a page of scripts', '<title>App</title><div id=root></div><script>start()</script>', { title: 'App', text: '' }],
  ['one that breaks off', '<p>Half a <b', { title: '', text: 'Half a' }],
])('%s', (_name, html, expected) => {
  expect(pageText(html)).toEqual(expected);
});

test.each([
  ['tags within tags', '<div><p><b>'.repeat(100_000)],
  ['a tag of many attributes', `<p ${Array.from({ length: 150_000 }, (_, at) => `a${at}`).join(' ')}>`],
])('%s are read in a time after their length', (_name, html) => {
  const start = process.cpuUsage();
  pageText(`${html}The end`);
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
});
