import { useViewer } from '@flint/shared/orders/use-viewer';
import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Images } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { LibraryDialogProps } from './library-dialog';

/** Lazy: most pictures are uploaded or handed over. */
const LibraryDialog = lazyPart<LibraryDialogProps>(
  () => import(/* webpackChunkName: "library-dialog" */ './library-dialog'),
);

interface ChoosePictureProps extends Omit<LibraryDialogProps, 'onClose'> {
  disabled?: boolean;
}

/** A button that opens the library to choose from; nothing for guests, who have none. */
export function ChoosePicture({ disabled = false, ...dialog }: ChoosePictureProps) {
  const { viewer } = useViewer();
  const [open, setOpen] = useState(false);
  if (viewer !== 'user') return null;
  return (
    <div>
      <Button variant="line" size="sm" aria-haspopup="dialog" disabled={disabled} onClick={() => setOpen(true)}>
        <Icon of={Images} small />
        From your library
      </Button>
      <Suspense fallback={null}>{open && <LibraryDialog {...dialog} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
