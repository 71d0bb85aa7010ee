import { ApiError } from '@flint/shared/api/api-error';
import { on } from '@flint/shared/api/bus';
import * as api from '@flint/shared/api/releases';
import { fetchServices } from '@flint/shared/api/services';
import type { AppEvents } from '@flint/shared/contracts/events';
import type { Release, RemoteSteering } from '@flint/shared/contracts/releases';
import { bootAtom } from '@flint/shared/state/boot';
import { act, screen, waitFor, within } from '@testing-library/react';
import { maya, openPage } from '../../testing/open-page';
import StaffReleasesPage from './staff-releases-page';

jest.mock('@flint/shared/api/releases');
jest.mock('@flint/shared/api/services');
const control = jest.mocked(api);

const aVersion = (version: string, more: Partial<Release> = {}): Release => ({
  remote: 'mfe-billing',
  version,
  builtAgainst: '1.0.0',
  requires: '^1.0.0',
  manifest: `/remotes/mfe-billing/${version}/mf-manifest.json`,
  integrity: 'sha384-x',
  revision: null,
  notes: '',
  bundled: false,
  routes: [],
  releasedAt: '2026-01-02T10:00:00.000Z',
  pages: ['credits'],
  slots: [],
  ...more,
});
const [newer, stable, older] = [aVersion('1.2.0'), aVersion('1.1.0'), aVersion('1.0.0', { bundled: true })];

const steering = (more: Partial<RemoteSteering> = {}): RemoteSteering => ({
  remote: 'mfe-billing',
  environment: 'production',
  enabled: true,
  killed: null,
  stable,
  candidate: newer,
  rollout: 10,
  ramp: null,
  rulesVersion: 3,
  previous: older,
  versions: [newer, stable, older],
  overrides: [],
  health: [],
  ...more,
});
const event = {
  id: 'e1',
  who: 'staff@example.com',
  what: 'Promoted 1.1.0',
  why: 'It held.',
  at: '2026-01-02T10:00:00.000Z',
  remote: 'mfe-billing' as const,
};

const toasts: AppEvents['toast'][] = [];
on('toast', (toast) => toasts.push(toast));

beforeEach(() => {
  jest.resetAllMocks();
  toasts.length = 0;
  control.fetchSteering.mockResolvedValue([steering()]);
  jest.mocked(fetchServices).mockResolvedValue([]);
  control.fetchSteeringEvents.mockResolvedValue([event]);
});

// The page reads the log again after each action.
afterEach(() => act(async () => undefined));

const open = async (at = '/staff/releases') => {
  const page = await openPage(StaffReleasesPage, { at, as: maya });
  return { ...page, press: (name: string | RegExp) => page.user.click(screen.getByRole('button', { name })) };
};
const row = async (name = /mfe-billing/) => within(await screen.findByRole('row', { name }));
const dialog = () => within(screen.getByRole('dialog'));
/** Mocks an action's answer, and what is read afterwards. */
function leadsTo(mock: { mockResolvedValue(value: RemoteSteering): unknown }, after: RemoteSteering) {
  mock.mockResolvedValue(after);
  control.fetchSteering.mockResolvedValue([after]);
}
const details = '/staff/releases?environment=production&remote=mfe-billing';

test('each remote shows its versions, its rollout and its health', async () => {
  control.fetchSteering.mockResolvedValue([
    steering({
      health: [
        { version: '1.1.0', mounts: 1990, failures: 10 },
        { version: '1.2.0', mounts: 9, failures: 1 },
      ],
    }),
  ]);
  await open();
  const cells = (await row()).getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells.slice(0, 6)).toEqual([
    'Stable1.1.0',
    'Candidate1.2.0',
    'Rollout10%Change',
    'Failures, stable0.5% of 2,000 loads',
    'Failures, candidate10.0% of 10 loads',
    'HealthFailing',
  ]);
});

test('the environment is in the URL, by default the page’s own', async () => {
  const { user, location } = await open();
  await row();
  expect(control.fetchSteering).toHaveBeenLastCalledWith('production', expect.anything());
  await user.click(screen.getByRole('radio', { name: 'Staging' }));
  expect(location()).toBe('/staff/releases?environment=staging');
  await waitFor(() => expect(control.fetchSteering).toHaveBeenLastCalledWith('staging', expect.anything()));
});

test('an action asks for a reason, reports its success, and can be undone', async () => {
  const { press, user } = await open();
  await row();
  await press('Promote the candidate of mfe-billing');
  await user.click(dialog().getByRole('button', { name: 'Promote' }));
  expect(dialog().getByText('Say why, for those who read the log.')).toBeVisible();
  expect(control.promoteRelease).not.toHaveBeenCalled();

  leadsTo(control.promoteRelease, steering({ stable: newer, candidate: null, previous: stable, rulesVersion: 4 }));
  control.setStable.mockResolvedValue(steering({ rulesVersion: 5 }));
  control.setCandidate.mockResolvedValue(steering({ rulesVersion: 6 }));
  await user.type(dialog().getByLabelText('Why'), 'No failures in a day.{Tab}');
  await user.click(dialog().getByRole('button', { name: 'Promote' }));
  const of = { environment: 'production', remote: 'mfe-billing' };
  expect(control.promoteRelease).toHaveBeenCalledWith({ ...of, why: 'No failures in a day.', expected: 3 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await row()).getAllByRole('cell')[0]).toHaveTextContent('1.2.0');
  expect(toasts.map(({ text }) => text)).toEqual(['mfe-billing 1.2.0 is stable.']);

  await act(async () => toasts[0]?.undo?.());
  const why = 'Undone: No failures in a day.';
  expect(control.setStable).toHaveBeenCalledWith({ ...of, why, version: '1.1.0', expected: 4 });
  expect(control.setCandidate).toHaveBeenCalledWith({ ...of, why, version: '1.2.0', rollout: 10, expected: 5 });
});

test('an action on what others changed meanwhile is refused with both values, and the page shows theirs', async () => {
  const { user } = await open();
  await user.click((await row()).getByRole('switch'));
  control.fetchSteering.mockResolvedValue([steering({ enabled: false, rulesVersion: 4 })]);
  const words =
    'mfe-billing in production was changed after you looked. other@example.com: Disabled (“late”). You: Enabled.';
  control.setEnabled.mockRejectedValue(new ApiError('controlPlane', words, { status: 409, code: 'CONFLICT' }));
  await user.type(dialog().getByLabelText('Why'), 'It is fine.');
  await user.click(dialog().getByRole('button', { name: 'Switch off' }));
  expect(await dialog().findByText(words)).toBeVisible();
  expect(control.setEnabled).toHaveBeenCalledWith(expect.objectContaining({ enabled: false, expected: 3 }));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect((await row()).getByRole('switch')).not.toBeChecked());
});

test('a refusal is shown in the dialog, and the typed reason stays', async () => {
  const { press, user } = await open();
  await row();
  control.setEnabled.mockRejectedValue(new ApiError('controlPlane', 'Somebody changed it meanwhile.', { status: 409 }));
  await user.click(screen.getByRole('switch', { name: 'mfe-billing enabled' }));
  await user.type(dialog().getByLabelText('Why'), 'The host moves.');
  await press('Switch off');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed. Somebody changed it meanwhile.');
  expect(dialog().getByLabelText('Why')).toHaveValue('The host moves.');
  expect(screen.getByRole('switch', { name: 'mfe-billing enabled', hidden: true })).toBeChecked();
});

test('a rollout accepts whole percentages only', async () => {
  const { press, user } = await open();
  await row();
  await press('Change the rollout of mfe-billing');
  const share = dialog().getByLabelText('Percent of signed-in users');
  await user.clear(share);
  await user.type(share, '101');
  await user.type(dialog().getByLabelText('Why'), 'All is well.');
  await press('Set the rollout');
  expect(dialog().getByText('A whole number from 0 to 100.')).toBeVisible();
  expect(control.setRollout).not.toHaveBeenCalled();
  leadsTo(control.setRollout, steering({ rollout: 50 }));
  await user.clear(share);
  await user.type(share, '50');
  await press('Set the rollout');
  expect(control.setRollout).toHaveBeenCalledWith(expect.objectContaining({ percent: 50, why: 'All is well.' }));
  expect(await screen.findByText('50%')).toBeVisible();
});

test('the details of a remote show versions, overrides and pages; it is killed and revived', async () => {
  const { press, user } = await open(details);
  const region = within(await screen.findByRole('region', { name: 'mfe-billing in production' }));
  expect(region.getByText('Candidate, 10%')).toBeVisible();
  expect(region.getByText('Page at /credits')).toBeVisible();
  await press('Kill mfe-billing');
  leadsTo(control.kill, steering({ killed: 'It loses money.' }));
  await user.type(dialog().getByLabelText('Why'), 'It loses money.');
  await user.click(dialog().getByRole('button', { name: 'Kill mfe-billing' }));
  expect(await region.findByText('It loses money.')).toBeVisible();
  expect((await row()).getByText('Killed')).toBeVisible();
  expect(region.getByRole('button', { name: 'Revive' })).toBeVisible();
});

const ada = {
  id: 'o1',
  subject: { kind: 'user' as const, email: 'ada@example.com' },
  version: '1.2.0',
  enabled: true,
};

test('an override is added by email address', async () => {
  const { press, user } = await open(details);
  await screen.findByRole('region', { name: 'mfe-billing in production' });
  leadsTo(control.addOverride, steering({ overrides: [ada] }));
  await press('Add override');
  await user.type(dialog().getByLabelText('E-mail'), 'ada');
  await user.type(dialog().getByLabelText('Why'), 'She asked.');
  await user.click(dialog().getByRole('button', { name: 'Add override' }));
  expect(dialog().getByText('Enter an e-mail address like you@example.com.')).toBeVisible();
  await user.type(dialog().getByLabelText('E-mail'), '@example.com');
  await user.click(dialog().getByRole('button', { name: 'Add override' }));
  expect(control.addOverride).toHaveBeenCalledWith({
    environment: 'production',
    remote: 'mfe-billing',
    why: 'She asked.',
    expected: 3,
    email: 'ada@example.com',
    version: '1.2.0',
    enabled: true,
  });
  const list = within(await screen.findByRole('list', { name: 'Overrides of mfe-billing' }));
  expect(list.getByText('Gets 1.2.0, also while it is off.')).toBeVisible();
});

test('an override is removed', async () => {
  control.fetchSteering.mockResolvedValue([steering({ overrides: [ada] })]);
  const { press, user } = await open(details);
  await screen.findByRole('region', { name: 'mfe-billing in production' });
  leadsTo(control.removeOverride, steering());
  await press('Remove the override for ada@example.com');
  await user.type(dialog().getByLabelText('Why'), 'Done.');
  await press('Remove');
  expect(control.removeOverride).toHaveBeenCalledWith(expect.objectContaining({ id: 'o1', why: 'Done.' }));
});

test('a decision is explained in a sentence and in the terms of feature flags', async () => {
  const { press, user } = await open();
  await row();
  control.explainDecision.mockResolvedValue({
    value: '1.2.0',
    variant: 'candidate',
    reason: 'SPLIT',
    because: 'Candidate 1.2.0 is at 10%; this person’s place is 4.',
  });
  await user.type(screen.getByLabelText('Person'), 'ada@example.com');
  await user.selectOptions(screen.getByLabelText('Remote'), 'mfe-billing');
  await press('Explain');
  expect(await screen.findByText('ada@example.com gets mfe-billing 1.2.0 in production.')).toBeVisible();
  expect(screen.getByText('SPLIT')).toBeVisible();
  control.explainDecision.mockRejectedValue(new ApiError('controlPlane', 'Nobody has that address.', { status: 404 }));
  await press('Explain');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody has that address.');
  expect(screen.queryByText('SPLIT')).not.toBeInTheDocument();
});

test('the log shows who did what and why, and automatic withdrawals come first', async () => {
  const system = { ...event, id: 'e2', who: 'system', what: 'Withdrew 1.2.0', why: '8% of loads failed.' };
  control.fetchSteeringEvents.mockResolvedValue([{ ...system, at: new Date().toISOString() }, event]);
  await open();
  expect(await screen.findByText('staff@example.com: It held.')).toBeVisible();
  expect(screen.getByText(/mfe-billing: Withdrew 1\.2\.0, Today/)).toBeVisible();
});

test('while loading there is a placeholder, and after a failure a Retry button', async () => {
  control.fetchSteering.mockRejectedValueOnce(new ApiError('controlPlane', 'The database is away.', { status: 503 }));
  const { press } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be read. The database is away.');
  await press('Try again');
  expect((await row()).getByRole('switch')).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('changes by others are shown without a reload', async () => {
  const { store } = await open();
  await row();
  control.fetchSteering.mockResolvedValue([steering({ enabled: false })]);
  const boot = store.get(bootAtom);
  act(() => void (boot && store.set(bootAtom, { ...boot, revision: 'next' })));
  expect(await screen.findByText('Off')).toBeVisible();
});
