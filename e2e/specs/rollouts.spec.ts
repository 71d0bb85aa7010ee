import type { BrowserContext } from 'playwright/test';
import type { RemoteSteering, SteeringEvent } from '../../shared/contracts/releases';
import { Creator } from '../support/creator';
import { nextVersion, publish } from '../support/next-version';
import type { Product } from '../support/product';
import { Staff } from '../support/staff';
import { type Elsewhere, expect, test } from '../support/test';

// Candidates go to everybody here.
test.use({ alone: true });

const VERSION = '1.1.0';
const HEADING = 'children:"Movements"';
/** A candidate is withdrawn within this time of enough reports, and a page follows, in milliseconds. */
const MINUTE = 60_000;
/** Time for the loads that make enough reports, on a busy machine, in milliseconds. */
const ENOUGH_LOADS = 3 * MINUTE;

/** How many pages this browser has opened, counted in the page: by chance, too few might fail in a minute. */
const TURN = '(globalThis.turn??=(localStorage.turn=1+Number(localStorage.turn??0)))';
/** Loads that one account may report of a version in a minute; the others are not counted. */
const REPORTS = 20;

/** A version of the credits page whose heading is made by this code. */
const changed = (code: string) => nextVersion('mfe-billing', VERSION, { [HEADING]: `children:(${code},"Movements")` });

const staffOf = async (elsewhere: Elsewhere, product: Product) =>
  new Staff((await elsewhere()).request, product).signIn();

async function offer(staff: Staff, files: ReadonlyMap<string, string>, percent: number): Promise<void> {
  await publish(staff, 'mfe-billing', VERSION, files);
  await staff.ask(
    `mutation { setRollout(environment: "development", remote: "mfe-billing", why: "A test", percent: ${percent}) { rollout } }`,
  );
}

async function withdrawal(staff: Staff): Promise<SteeringEvent | undefined> {
  const log = '{ steeringEvents(environment: "development", remote: "mfe-billing") { who what why } }';
  const { steeringEvents } = (await staff.ask(log)) as { steeringEvents: SteeringEvent[] };
  return steeringEvents.find(({ who, what }) => who === 'system' && what === `Withdrew ${VERSION}`);
}

/** Whether an account is given the candidate. */
async function hasCandidate(context: BrowserContext): Promise<boolean> {
  const html = await (await context.request.get('/dashboard')).text();
  return html.includes(`mfe-billing/${VERSION}/`);
}

const beacon = (context: BrowserContext, version: string, value: number) =>
  context.request.post('/api/releases/vitals', {
    data: { reports: [{ remote: 'mfe-billing', version, samples: [{ vital: 'inp', value, count: 1 }] }] },
  });

test(
  'a candidate that throws for one in five is withdrawn',
  { tag: ['@trouble', '@long'] },
  async ({ elsewhere, product }, info) => {
    test.setTimeout(ENOUGH_LOADS + MINUTE);
    const staff = await staffOf(elsewhere, product);
    await offer(staff, await changed(`(()=>{if(${TURN}%5===2)throw new Error("one in five")})()`), 100);
    const started = Date.now();
    let found: SteeringEvent | undefined;
    const isOn = () => !found && Date.now() - started < ENOUGH_LOADS;
    const visit = async () => {
      const context = await elsewhere();
      await new Creator(context).ready();
      const page = await context.newPage();
      for (let load = 0; load < 5 && isOn(); load++) {
        const reported = page.waitForRequest(/\/api\/releases\/reports$/);
        await page.goto('/credits');
        await reported;
        const shown = page.getByRole('heading', { name: 'Movements', exact: true });
        await expect(shown.or(page.getByText('temporarily unavailable')).first()).toBeVisible();
        found ??= await withdrawal(staff);
      }
      await context.close();
    };
    // Failures of an account count once: others come after its five loads.
    const visits = async () => {
      while (isOn()) await visit();
    };
    await Promise.all([visits(), visits(), visits(), visits()]);
    info.annotations.push({ type: 'withdrawn after', description: `${Date.now() - started} ms` });
    expect(found?.why).toMatch(/^\d+ of \d+ loads failed since it was offered/);
  },
);

test(
  'a candidate that answers presses slowly is withdrawn for it',
  { tag: '@long' },
  async ({ elsewhere, product }, info) => {
    test.setTimeout(4 * MINUTE);
    const staff = await staffOf(elsewhere, product);
    const block = 'addEventListener("click",()=>{for(const end=performance.now()+400;performance.now()<end;);})';
    await offer(staff, await changed(`globalThis.slowed??=(${block},1)`), 30);
    const slow: BrowserContext[] = [];
    for (let account = 0; account < 40 || slow.length < 6; account++) {
      const context = await elsewhere();
      await new Creator(context).ready();
      if (!(await hasCandidate(context))) await beacon(context, '1.0.0', 64);
      else if (slow.length < 6) slow.push(context);
      // Six values that two minutes share may not be evidence enough: the other accounts tell what a page would.
      else await beacon(context, VERSION, 400);
    }
    const started = Date.now();
    // One after another: six pages that load at once are late on a busy machine.
    for (const context of slow) {
      const page = await context.newPage();
      const measuring = page.waitForResponse(/vitals[^/]*\.js$/);
      await page.goto('/credits');
      await expect(page.getByRole('heading', { name: 'Movements', exact: true })).toBeVisible();
      await measuring;
      await page.getByRole('heading', { name: 'Movements', exact: true }).click();
      // A page that is left sends what it measured.
      await page.goto('/privacy');
    }
    await expect.poll(() => withdrawal(staff), { timeout: MINUTE }).toBeDefined();
    info.annotations.push({ type: 'withdrawn after', description: `${Date.now() - started} ms` });
    expect((await withdrawal(staff))?.why).toMatch(/^p75 INP \d+ ms against \d+ ms of stable, \d+ visits/);
  },
);

test('a ramp goes from 5 to 25 to 100 percent by itself', { tag: '@long' }, async ({ elsewhere, product }) => {
  test.setTimeout(3 * MINUTE);
  const staff = await staffOf(elsewhere, product);
  const page = await (await elsewhere()).newPage();
  await new Staff(page.context().request, product).signIn();
  await offer(staff, await nextVersion('mfe-billing', VERSION), 5);
  const early: BrowserContext[] = [];
  for (let account = 0; account < 200 && early.length < 2; account++) {
    const context = await elsewhere();
    await new Creator(context).signUp();
    if (await hasCandidate(context)) early.push(context);
    else await context.close();
  }
  await staff.ask(`mutation { setRamp(environment: "development", remote: "mfe-billing", why: "A test",
    steps: [5, 25, 100], everySeconds: 10) { rollout } }`);
  await page.goto('/staff/releases?remote=mfe-billing&environment=development');
  const details = page.getByRole('region', { name: 'mfe-billing in development' });
  await expect(details).toContainText('Ramp 5 → 25 → 100%: 5% now');
  await expect(details.getByRole('button', { name: 'Pause ramp' })).toBeVisible();
  await expect(details.getByRole('row', { name: /INP, p75/ })).toBeVisible();

  const report = { remote: 'mfe-billing', version: VERSION, kind: 'mounted' };
  const load = () =>
    Promise.all(
      early.flatMap((context) =>
        Array.from({ length: REPORTS / 2 }, () => context.request.post('/api/releases/reports', { data: report })),
      ),
    );
  const shareNow = async () => {
    const { releases } = (await staff.ask('{ releases(environment: "development") { remote rollout } }')) as {
      releases: RemoteSteering[];
    };
    return releases.find(({ remote }) => remote === 'mfe-billing')?.rollout;
  };
  const seen: unknown[] = [];
  await load();
  await expect
    .poll(
      async () => {
        const share = await shareNow();
        if (seen.at(-1) !== share) {
          seen.push(share);
          if (share === 25) await load();
        }
        return share;
      },
      { timeout: MINUTE },
    )
    .toBe(100);
  expect(seen).toEqual([5, 25, 100]);
  await expect(details).toContainText('Candidate, 100%', { timeout: MINUTE });
});
