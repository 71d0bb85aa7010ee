import { createServer } from 'node:http';
import { AUDIT_EXCEPTIONS } from './lib/audit-exceptions.mjs';
import { judgeAudit } from './lib/judge-audit.mjs';
import { judgeLicences } from './lib/judge-licences.mjs';
import { run } from './lib/run.mjs';

const ADVISORY = {
  name: 'left-pad',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Pads on the wrong side',
  severity: 'high',
  range: '<2.0.0',
};
const REPORT = { vulnerabilities: { 'left-pad': { via: [ADVISORY] }, 'right-pad': { via: ['left-pad'] } } };
const EXCEPTION = { id: 'GHSA-aaaa-bbbb-cccc', package: 'left-pad', reason: 'never called', until: '2026-12-31' };

test('an advisory without an exception fails once, even if it affects several packages', () => {
  expect(judgeAudit(REPORT, [], '2026-11-22')).toEqual([
    'GHSA-aaaa-bbbb-cccc left-pad <2.0.0 (high): Pads on the wrong side. https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  ]);
});

test('an exception is valid through its last day and fails the day after', () => {
  expect(judgeAudit(REPORT, [EXCEPTION], '2026-12-31')).toEqual([]);
  expect(judgeAudit(REPORT, [EXCEPTION], '2027-01-01')).toEqual([
    'GHSA-aaaa-bbbb-cccc left-pad: its exception ended on 2026-12-31.',
  ]);
});

test('an exception that npm no longer reports fails', () => {
  expect(judgeAudit({ vulnerabilities: {} }, [EXCEPTION], '2026-11-22')).toEqual([
    'GHSA-aaaa-bbbb-cccc left-pad: npm no longer reports it. Remove its exception.',
  ]);
});

describe('licences', () => {
  const PAGE = 'Permissive: `MIT`, `ISC`.\n\n| name | licence |\n| --- | --- |\n| `codec`, `@tools/*` | `GPL-3.0` |\n';
  const judge = (packages) => judgeLicences({ packages }, PAGE);

  test.each(['MIT', '(AFL-2.1 OR MIT)', 'ISC AND MIT'])('%s is permitted', (license) => {
    expect(judge({ 'node_modules/left-pad': { license } })).toEqual([]);
  });

  test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'AFL-2.1 OR GPL-3.0', undefined])(
    '%s is not, wherever it lies',
    (license) => {
      expect(judge({ 'node_modules/a/node_modules/@left/pad': { license } })).toEqual([
        `@left/pad has the licence ${license ?? 'none'}, which docs/licences.md does not list: add it there, or use another package.`,
      ]);
    },
  );

  test('packages of the table, of development and of ours are left alone', () => {
    const license = 'GPL-3.0';
    const others = {
      'node_modules/rules': { license, dev: true },
      server: {},
      'node_modules/@flint/server': { link: true },
    };
    expect(judge({ 'node_modules/codec': { license }, 'node_modules/@tools/x': { license }, ...others })).toEqual([]);
  });
});

describe('npm run audit', () => {
  const audit = async (answer) => {
    const registry = createServer(answer);
    await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve));
    try {
      const env = { npm_config_registry: `http://127.0.0.1:${registry.address().port}`, npm_config_offline: 'false' };
      return await run(process.execPath, ['scripts/audit.mjs'], { quiet: true, env });
    } finally {
      registry.close();
    }
  };
  // npm asks for advisories by POST, then for the packages they name by GET.
  const json = (body) => (request, response) => {
    const status = request.method === 'POST' ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  test('is clean when the registry knows the accepted advisories alone', async () => {
    const found = AUDIT_EXCEPTIONS.map(({ id, package: name }) => [
      name,
      [
        {
          id: 1,
          url: `https://github.com/advisories/${id}`,
          title: 'Accepted',
          severity: 'low',
          vulnerable_versions: '>=0',
        },
      ],
    ]);
    expect(await audit(json(Object.fromEntries(found)))).toEqual({
      code: 0,
      output: expect.stringContaining('No vulnerability is known'),
    });
  }, 30_000);

  test('fails and names the advisory of an installed package', async () => {
    const { url, title, severity } = ADVISORY;
    const found = { jotai: [{ id: 1, url, title, severity, vulnerable_versions: '>=0' }] };
    expect(await audit(json(found))).toEqual({
      code: 1,
      output: expect.stringContaining('GHSA-aaaa-bbbb-cccc jotai >=0 (high): Pads on the wrong side.'),
    });
  }, 30_000);

  test('passes with a notice when the registry has no audit endpoint', async () => {
    const { code, output } = await audit((_, response) => response.writeHead(405).end());
    expect(output).toMatch(/^Not checked: the registry gave no audit \(405 Method Not Allowed/);
    expect(code).toBe(0);
  }, 30_000);

  test('passes with a notice without a network', async () => {
    const env = { npm_config_registry: 'http://127.0.0.1:9' };
    const { code, output } = await run(process.execPath, ['scripts/audit.mjs'], { quiet: true, env });
    expect(output).toMatch(/^Not checked: .*ECONNREFUSED/);
    expect(code).toBe(0);
  }, 30_000);
});
