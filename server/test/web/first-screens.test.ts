import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const BROTLI = { headers: { 'accept-encoding': 'br' } };

test.each(['/dashboard', '/generator', '/library', '/viewspark'])(
  '%s reaches a member with its first screen, which holds nothing of the member',
  async (path) => {
    const user = await server.signUp({ name: 'Mirabel Quince' });
    await user.verify();
    const html = await (await user.fetch(path)).text();
    const drawn = /<div id="drawn">.*(?=<div id="root" data-waiting>)/s.exec(html)?.[0] ?? '';
    expect(drawn).toContain('<h1');
    expect(drawn).toMatch(/aria-current="page"/);
    expect(drawn).not.toMatch(/Mirabel|Quince|@example\.com/);
    // The program is not put off: a member came to work.
    expect(html).toMatch(/<script defer src="\/main\.[0-9a-f]+\.js">/);
    expect(html).toMatch(/rel="preload" as="script" href="\/signed-in\.[0-9a-f]+\.js"/);
  },
);

test.each(['/blog', '/blog/describe-a-picture-in-four-parts', '/docs', '/contact'])(
  'a member whose browser runs no scripts reads %s as everybody reads it; others wait for the program',
  async (path) => {
    const member = await server.signUpVerified();
    const [own, everyones] = await Promise.all(
      [member, server.client()].map(async (each) => (await each.fetch(path)).text()),
    );
    const read = /<div id="drawn">.*(?=<div id="root" data-waiting>)/s.exec(everyones ?? '')?.[0];
    expect(read).toContain('<h1');
    const [, plain = ''] = /<div id="root"><\/div><noscript>(.*?)<\/noscript>/s.exec(own ?? '') ?? [];
    expect(plain.slice(plain.indexOf('<div id="drawn">'))).toBe(read);
    expect(plain).toMatch(/^(<link rel="stylesheet" [^>]*>)*<div id="drawn">/);
    expect(own?.replace(plain, '')).not.toContain('id="drawn"');
  },
);

test('a page of a remote names what runs remotes, and the modules of the shell that it uses', async () => {
  const member = await server.signUpVerified();
  const [library, dashboard, tool] = await Promise.all([
    ...['/library', '/dashboard'].map(async (path) => (await member.fetch(path)).text()),
    (await server.client().fetch('/tools/youtube/title-generator')).text(),
  ]);
  const named = /rel="preload" as="script" href="\/(federation|resources)\.[0-9a-f]+\.js"/g;
  expect(library?.match(named)).toHaveLength(2);
  expect(dashboard).not.toMatch(/href="\/federation\./);
  const late = /as="script" href="\/(federation|visitor|runs)\.[0-9a-f]+\.js" media="not all" data-late/g;
  expect(tool?.match(late)).toHaveLength(3);
});

test('a page is not drawn for whom its guard sends elsewhere', async () => {
  const unverified = await server.signUp();
  const pages = await Promise.all(
    [unverified, server.client()].map(async (each) => (await each.fetch('/library')).text()),
  );
  for (const html of pages) expect(html).not.toContain('id="drawn"');
});

test('BREACH: a page with a session is compressed only where the request chose nothing of it', async () => {
  const user = await server.signUpVerified();
  const encodingOf = async (path: string) => (await user.fetch(path, BROTLI)).headers.get('content-encoding');
  expect(await encodingOf('/library')).toBe('br');
  expect(await encodingOf('/library?q=a')).toBeNull();
  expect(await encodingOf('/tools/youtube')).toBeNull();
  expect(await encodingOf('/no/such/page')).toBeNull();
});
