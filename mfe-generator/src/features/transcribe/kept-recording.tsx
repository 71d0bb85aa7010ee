import { Card } from '@flint/shared/ui/card';
import { Icon } from '@flint/shared/ui/icon';
import { IconButton } from '@flint/shared/ui/icon-button';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { usePassedFocus } from '@flint/shared/ui/use-passed-focus';
import clsx from 'clsx';
import { FileAudio, X } from 'lucide-react';
import { useRef } from 'react';

/** An upload restored from the stored form. */
export function KeptRecording({ name, onRemove }: { name: string; onRemove: () => void }) {
  const row = useRef<HTMLDivElement>(null);
  usePassedFocus(row);
  return (
    <Card as="section" aria-label="Recording">
      <div ref={row} className={layout.split}>
        <p className={clsx(layout.row, layout.grow, text.small)}>
          <Icon of={FileAudio} />
          <span className={text.clip}>{name}</span>
        </p>
        <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </Card>
  );
}
