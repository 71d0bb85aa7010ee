import type { Conversation } from '@flint/shared/contracts/conversations';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';

const SPEAKERS = { user: 'You', assistant: 'Spark' } as const;

/** A branch as Markdown: authors, attachments and proposals. */
export function toMarkdown({ title, createdAt }: Conversation, messages: readonly SparkMessage[]): string {
  const parts = messages.map(({ role, content, continues, attachments, actions, model }) => {
    const head = continues ? '' : `## ${SPEAKERS[role]}${role === 'assistant' && model ? ` (${model})` : ''}\n\n`;
    const files = attachments.map(({ name }) => `- Attached: ${inLine(name)}`);
    const cards = actions.map(
      ({ kind, status, input }) => `- Proposed (${kind}, ${status}): ${inLine(JSON.stringify(input))}`,
    );
    const notes = [...files, ...cards];
    return `${head}${content.trim()}${notes.length > 0 ? `\n\n${notes.join('\n')}` : ''}\n`;
  });
  return `# ${inLine(title)}\n\n_A conversation with Spark, begun ${createdAt.slice(0, 10)}._\n\n${parts.join('\n')}`;
}

const inLine = (text: string) => text.replace(/\s+/g, ' ');

/** All branches as JSON, messages in tree order. */
export function toJson(conversation: Conversation, messages: readonly SparkMessage[]): string {
  const { shareToken: _secret, ...told } = conversation;
  return `${JSON.stringify({ format: 'flint-conversation', version: 1, conversation: told, messages }, null, 2)}\n`;
}
