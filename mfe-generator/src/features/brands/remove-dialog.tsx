import type { BrandProfile } from '@flint/shared/contracts/brands';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { useRef } from 'react';

interface RemoveDialogProps {
  brand: Pick<BrandProfile, 'name'>;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a profile is deleted. */
export function RemoveDialog({ brand, onRemove, onClose }: RemoveDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${brand.name}” for good?`}
      description="Its logo, reference pictures and learned rules go with it. What you made with it stays in your library. This cannot be undone."
      initialFocus={safe}
      actions={
        <>
          <Button ref={safe} onClick={onClose}>
            Keep it
          </Button>
          <Button variant="bad" onClick={onRemove}>
            Delete for good
          </Button>
        </>
      }
    />
  );
}
