import { fetchEnvironmentStates } from '@flint/shared/api/releases';
import type { Environment } from '@flint/shared/contracts/boot';
import type { EnvironmentState } from '@flint/shared/contracts/releases';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DifferencesCard } from './differences-card';

jest.mock('@flint/shared/api/releases');
const read = jest.mocked(fetchEnvironmentStates);

const state = (
  environment: Environment,
  remote: EnvironmentState['remote'],
  more: Partial<EnvironmentState> = {},
): EnvironmentState => ({
  ...{ environment, remote, stable: null, candidate: null, rollout: 0, enabled: true, killed: null },
  ...{ changedAt: null, who: null, ...more },
});
const changed = { changedAt: '2026-01-02T10:00:00.000Z', who: 'CI ci:team (token staging)' };

test('environments that share a control plane are compared, those that differ first, with the command of each', async () => {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  read.mockResolvedValue({
    own: 'production',
    isShared: true,
    states: [
      state('staging', 'mfe-agents'),
      state('staging', 'mfe-billing', { stable: '1.3.0', candidate: '1.4.0', rollout: 10, ...changed }),
      state('production', 'mfe-agents'),
      state('production', 'mfe-billing', { stable: '1.2.0', killed: 'on fire' }),
      state('development', 'mfe-agents', { enabled: false }),
      state('development', 'mfe-billing'),
    ],
  });
  render(<DifferencesCard />);
  expect(await screen.findByText('1 of 2 differ.')).toBeVisible();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/mfe-billing ?Differs/);
  expect(rows[0]).toHaveTextContent(/1\.3\.01\.4\.0 for 10% of users.*2 Jan.*CI ci:team \(token staging\)/);
  expect(rows[0]).toHaveTextContent(/1\.2\.0Killed: on fireNever changed/);
  expect(rows[1]).toHaveTextContent(/mfe-agents ?SameThe version of its server/);
  expect(within(rows[1] as HTMLElement).queryByRole('button')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Copy release:copy command of mfe-billing' }));
  expect(copy).toHaveBeenCalledWith(
    'npm run release:copy -- mfe-billing --from staging --to production --version 1.3.0 --why "…"',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'development');
  expect(screen.getByText('2 of 2 differ.')).toBeVisible();
  expect(screen.getAllByText('Not released in development')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'production');
  expect(screen.getByText('Choose two environments.')).toBeVisible();
});

test('a server with a control plane of its own says that it knows its own environment only', async () => {
  read.mockResolvedValue({ own: 'staging', isShared: false, states: [state('staging', 'mfe-agents')] });
  render(<DifferencesCard />);
  expect(await screen.findByText(/^This server knows its own environment only, staging\./)).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a failure is shown, and Refresh reads again', async () => {
  read.mockRejectedValueOnce(new Error('No.'));
  render(<DifferencesCard />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The environments could not be read.');
  read.mockResolvedValue({ own: 'staging', isShared: false, states: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the comparison' }));
  expect(await screen.findByText(/^This server knows/)).toBeVisible();
});
