import { readFileSync } from 'node:fs';
import { builtVariant } from '../support/built-variant';
import { publish } from '../support/next-version';
import { Staff } from '../support/staff';
import { expect, test } from '../support/test';

// What is published here stays published.
test.use({ alone: true });

const CONTRACT = 'account.ts';
const contract = readFileSync(`shared/contracts/${CONTRACT}`, 'utf8');
const manifest = readFileSync('mfe-content/package.json', 'utf8');

/** A remote with one page, which calls the server and shows the answer, built with other contracts than the product. */
function built(version: string, [from, to]: readonly [string, string], body: string) {
  if (!contract.includes(from)) throw new Error(`${CONTRACT} has no ${from}`);
  const sources = {
    'package.json': manifest.replace(/"version": "[^"]*"/, `"version": "${version}"`),
    'src/pages.ts': `import type { RemotePage } from '@flint/shared/contracts/remote-page';
export const pages: readonly RemotePage[] = [
  { path: '/matrix', guard: { login: true }, frame: 'app', session: true, title: 'Matrix' },
];
`,
    'src/routes.tsx': `import { request } from '@flint/shared/api/request';
import { readAccount, updateProfile } from '@flint/shared/contracts/account';
import { useState } from 'react';

function Matrix() {
  const [words, setWords] = useState('nothing yet');
  const call = async () => {
    const { hasPassword } = await request(readAccount, {});
    const { user } = await request(updateProfile, { body: ${body} });
    setWords(\`password: \${hasPassword}, name: \${user.name}\`);
  };
  return <><h1>${version}</h1><button type="button" onClick={call}>Call</button><p>{words}</p></>;
}
export const routes = { '/matrix': Matrix };
`,
  };
  return builtVariant('mfe-content', sources, { [CONTRACT]: contract.replace(from, to) });
}

/** The product is newer than this remote, server and shell: its contract lacked a field of the answer. */
const older = () => built('1.2.1', ['  hasGoogle: z.boolean(),\n', ''], "{ name: 'Ada' }");
/** The product is older than this remote, whose contract has one optional field of the request more. */
const newer = () =>
  built(
    '1.2.2',
    [
      'export const ProfileBody = z.object({',
      'export const ProfileBody = z.object({\n  nickname: z.optional(z.string()),',
    ],
    "{ name: 'Ada', nickname: 'Countess' }",
  );
/** The product is too old for this remote, which reads a field that the server does not send. */
const ahead = () =>
  built(
    '1.2.3',
    ['  hasGoogle: z.boolean(),\n', '  hasGoogle: z.boolean(),\n  hasPasskey: z.boolean(),\n'],
    "{ name: 'Ada' }",
  );

for (const [what, build, version] of [
  ['an old remote runs in a new shell, on a new server', older, '1.2.1'],
  ['a new remote runs in an old shell, on an old server, as long as it only adds', newer, '1.2.2'],
] as const)
  test(what, { tag: '@long' }, async ({ page, creator, elsewhere, product }) => {
    test.slow();
    const files = await build();
    await creator.ready();
    const staff = await new Staff((await elsewhere()).request, product).signIn();
    await publish(staff, 'mfe-content', version, files);
    await staff.override('mfe-content', creator.email, { version });

    await page.goto('/matrix');
    await expect(page.getByRole('heading', { level: 1, name: version })).toBeVisible();
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(page.getByText('password: true, name: Ada')).toBeVisible();
  });

test('a new remote that an old server cannot answer is refused by call and field', { tag: '@long' }, async ({
  elsewhere,
  product,
}) => {
  test.slow();
  const files = await ahead();
  const staff = await new Staff((await elsewhere()).request, product).signIn();
  await expect(publish(staff, 'mfe-content', '1.2.3', files)).rejects.toThrow(
    'This server does not answer what was built: readAccount (GET /api/users/me/account): the field hasPasskey of its answer is missing.',
  );
});
