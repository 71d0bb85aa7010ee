import type { ListedConversation } from '@flint/shared/contracts/conversations';

export interface Group {
  readonly title: string;
  readonly conversations: readonly ListedConversation[];
}

const DAY_MS = 86_400_000;
const TITLES = ['Pinned', 'Today', 'Last 7 days', 'Older'] as const;

/** Groups conversations by the day of their last message; pinned ones first. */
export function groupsOf(conversations: readonly ListedConversation[], now: Date): Group[] {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const titleOf = ({ pinned, updatedAt }: ListedConversation): (typeof TITLES)[number] => {
    const at = Date.parse(updatedAt);
    if (pinned) return 'Pinned';
    if (at >= midnight) return 'Today';
    return at >= midnight - 6 * DAY_MS ? 'Last 7 days' : 'Older';
  };
  return TITLES.map((title) => ({
    title,
    conversations: conversations.filter((each) => titleOf(each) === title),
  })).filter((group) => group.conversations.length > 0);
}
