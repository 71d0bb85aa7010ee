import { type Conversation, TITLE_MAX } from '@flint/shared/contracts/conversations';
import { IconButton } from '@flint/shared/ui/icon-button';
import { Menu } from '@flint/shared/ui/menu';
import { Download, Ellipsis, Link2, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { NameDialog } from '../../names/name-dialog';
import { ShareDialog } from '../sharing/share-dialog';
import { useConversationActs } from './use-conversation-acts';

/** A menu with all actions on a conversation. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const acts = useConversationActs();
  const [asks, setAsks] = useState<'name' | 'share' | null>(null);
  const { title, pinned } = conversation;
  const close = () => setAsks(null);
  return (
    <>
      <Menu
        trigger={<IconButton size="sm" icon={Ellipsis} label={`Acts for "${title}"`} />}
        items={[
          { key: 'rename', label: 'Rename', icon: Pencil, onSelect: () => setAsks('name') },
          {
            key: 'pin',
            label: pinned ? 'Unpin' : 'Pin',
            icon: pinned ? PinOff : Pin,
            onSelect: () => acts.pin(conversation),
          },
          { key: 'share', label: 'Share by link', icon: Link2, onSelect: () => setAsks('share') },
          {
            key: 'markdown',
            label: 'Save as Markdown',
            icon: Download,
            onSelect: () => acts.save(conversation, 'markdown'),
          },
          { key: 'json', label: 'Save as JSON', icon: Download, onSelect: () => acts.save(conversation, 'json') },
          {
            key: 'delete',
            label: 'Delete',
            icon: Trash2,
            destructive: true,
            onSelect: () => acts.remove(conversation),
          },
        ]}
      />
      {asks === 'name' && (
        <NameDialog
          of="conversation"
          max={TITLE_MAX}
          title="Rename this conversation?"
          verb="Rename"
          name={title}
          onSubmit={(name) => acts.rename(conversation, name)}
          onClose={close}
        />
      )}
      {asks === 'share' && <ShareDialog conversation={conversation} onChange={acts.put} onClose={close} />}
    </>
  );
}
