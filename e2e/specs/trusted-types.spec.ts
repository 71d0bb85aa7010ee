import { PAGES } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import type { BrowserContext, Page } from 'playwright/test';
import { endStreams } from '../support/end-streams';
import { Staff } from '../support/staff';
import { expect, test } from '../support/test';

/** The browser logs what it refuses, and the page that says 404, as errors. */
const TROUBLE = { tag: '@trouble' };

/** Every violation of the CSP in the pages of a context, from their first script on. */
async function violationsIn(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI, sourceFile }) =>
      (window as unknown as { noteViolation(text: string): void }).noteViolation(
        [location.pathname, violatedDirective, blockedURI, sample, sourceFile].join(' '),
      ),
    );
  });
  return violations;
}

/** Opens a page and starts its program. */
async function visit(page: Page, path: string): Promise<void> {
  await endStreams(page);
  await page.goto(path);
  await page.mouse.move(9, 9);
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Pages that are reached by their path alone. */
const REACHED = (PAGES as readonly PageRoute[]).filter(({ path }) => !path.includes(':'));

test('no page violates the policy, to a visitor', { tag: ['@trouble', '@long'] }, async ({ page, context }) => {
  test.setTimeout(240_000);
  const violations = await violationsIn(context);
  const open = (PAGES as readonly PageRoute[]).filter(({ path, guard }) => !path.includes(':') && !guard?.login);
  for (const { path } of open) await visit(page, path);
  expect(violations).toEqual([]);
});

/** In the short form every test that is not tagged `@trouble` fails when the browser logs that it refused something. */
test('no page of the app violates the policy, with its remotes, dialogs and menus', {
  tag: ['@trouble', '@long'],
}, async ({ page, context, creator, product }) => {
  test.setTimeout(300_000);
  await creator.ready();
  await new Staff(context.request, product).signIn();
  const violations = await violationsIn(context);
  for (const { path } of REACHED) await visit(page, path);
  expect(violations).toEqual([]);
});

test("the API's reference, a vendor's page without Trusted Types, is shown", { tag: ['@trouble', '@long'] }, async ({
  page,
}) => {
  await page.goto('/api/docs/');
  await expect(page.getByRole('heading', { name: /Flint API/ })).toBeVisible();
});

test('markup, foreign scripts and further policies are refused', TROUBLE, async ({ page }) => {
  await visit(page, '/signin');
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      markup: () => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      },
      reference: () => {
        document.createElement('div').innerHTML = '&amp;<b>';
      },
      'uploaded script': () => {
        document.createElement('script').src = '/media/pictures/a.js';
      },
      'data script': () => {
        document.createElement('script').src = 'data:text/javascript,alert(1)//a.js';
      },
      'path that leaves the remotes': () => {
        document.createElement('script').src = '/remotes/../media/a/b.js';
      },
      'inline script': () => {
        document.createElement('script').text = 'alert(1)';
      },
      worker: () => new Worker('/media/a/b.js'),
      policy: () =>
        (window as unknown as { trustedTypes: TrustedTypePolicyFactory }).trustedTypes.createPolicy('x', {}),
      'default policy': () =>
        (window as unknown as { trustedTypes: TrustedTypePolicyFactory }).trustedTypes.createPolicy('default', {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual([
    ...['markup', 'reference', 'uploaded script', 'data script', 'path that leaves the remotes', 'inline script'],
    ...['worker', 'policy', 'default policy'],
  ]);
});

/** Not in every version of TypeScript's library. */
interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: object): unknown;
}
