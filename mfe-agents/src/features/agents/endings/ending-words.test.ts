import type { AgentEnding } from '@flint/shared/contracts/agent-endings';
import { endedThing, endingReason } from './ending-words';

const ENDING: AgentEnding = {
  ...{ id: '1', agentName: 'Clay news', reason: 'unpublished', kind: 'schedule', endedAt: '2026-11-27T08:00:00Z' },
  ...{ cron: '30 7 * * 5', zone: 'Europe/Lisbon', direction: null, url: null, collection: null },
};

test('an ending says what ended, and why', () => {
  expect(endedThing(ENDING)).toBe('Every Friday at 07:30, Europe/Lisbon');
  expect(endingReason(ENDING)).toBe('The owner of “Clay news” took it back.');
  expect(endedThing({ ...ENDING, kind: 'arrival', collection: 'Clay' })).toBe('Runs for new files in Clay');
  const webhook = { ...ENDING, kind: 'webhook', direction: 'out', url: 'https://example.com/a?b' } as const;
  expect(endedThing(webhook)).toBe('Results to example.com');
  expect(endingReason({ ...webhook, reason: 'deleted', agentName: null })).toBe('The agent was deleted.');
});
