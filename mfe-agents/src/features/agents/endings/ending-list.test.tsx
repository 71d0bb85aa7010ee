import { type AgentEnding, agentEndings, dismissAgentEnding } from '@flint/shared/contracts/agent-endings';
import { openPage } from '@flint/shared/testing/open-page';
import { screen, waitFor } from '@testing-library/react';
import { EndingList } from './ending-list';

const SCHEDULE: AgentEnding = {
  ...{ id: '1', agentName: 'Clay news', reason: 'unpublished', kind: 'schedule', endedAt: '2026-11-27T08:00:00Z' },
  ...{ cron: '30 7 * * 5', zone: 'Europe/Lisbon', direction: null, url: null, collection: null },
};
const WEBHOOK: AgentEnding = {
  ...{ ...SCHEDULE, id: '2', agentName: null, reason: 'deleted', kind: 'webhook' },
  ...{ direction: 'out', url: 'https://example.com/a?b' },
};
const ARRIVAL: AgentEnding = { ...SCHEDULE, id: '3', kind: 'arrival', collection: 'Clay' };

test('what ended says what it was and why, and is taken off the list once it is read', async () => {
  const { keyboard, server, leave } = await openPage({
    ...{ page: <EndingList />, path: '/agents', priced: false },
    api: (api) =>
      api
        .answer(agentEndings, { body: { endings: [SCHEDULE, WEBHOOK, ARRIVAL] } })
        .answer(dismissAgentEnding, { body: { success: true } }),
  });
  const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  await screen.findByRole('list', { name: 'Ended with their agents' });
  expect(items()).toEqual([
    expect.stringMatching(/^Every Friday at 07:30, Europe\/Lisbon.*The owner of “Clay news” took it back\./),
    expect.stringMatching(/^Results to example\.com.*The agent was deleted\./),
    expect.stringMatching(/^Runs for new files in Clay/),
  ]);
  await keyboard.click(screen.getByRole('button', { name: 'Got it: Results to example.com' }));
  await waitFor(() => expect(items()).toHaveLength(2));
  expect(server.sentTo(dismissAgentEnding)).toHaveLength(1);
  leave();
});
