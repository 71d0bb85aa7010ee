import type { AppEvents } from '@flint/shared/contracts/events';
import { ToastRegion, useToasts } from '@flint/shared/ui/toast';
import { useEffect } from 'react';

interface ToasterProps {
  waiting: readonly AppEvents['toast'][];
  /** Called when the waiting announcements are shown. */
  onTaken: () => void;
}

/** Shows waiting announcements as toasts. */
export default function Toaster(props: ToasterProps) {
  return (
    <ToastRegion>
      <Feed {...props} />
    </ToastRegion>
  );
}

function Feed({ waiting, onTaken }: ToasterProps) {
  const { show } = useToasts();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const message of waiting) show(message);
    onTaken();
  }, [waiting, onTaken, show]);
  return null;
}
