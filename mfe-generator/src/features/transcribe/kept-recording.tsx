import { Card } from '@flint/shared/ui/card';
import { Icon } from '@flint/shared/ui/icon';
import { IconButton } from '@flint/shared/ui/icon-button';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { FileAudio, X } from 'lucide-react';

/** An upload restored from the stored form. */
export function KeptRecording({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Card as="section" aria-label="Recording">
      <div className={layout.split}>
        <p className={clsx(layout.row, layout.grow, text.small)}>
          <Icon of={FileAudio} />
          <span className={text.clip}>{name}</span>
        </p>
        <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </Card>
  );
}
