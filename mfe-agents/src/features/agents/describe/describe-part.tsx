import layout from '@flint/shared/ui/layout.module.css';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { type ComponentProps, Suspense, useState } from 'react';
import templates from '../../templates/templates.module.css';

const DescribeCard = lazyPart(() => import(/* webpackChunkName: "describe" */ './describe-card'));

/** "Describe it": its code is loaded when it is opened, as it is for an agent without steps. */
export function DescribePart(props: ComponentProps<typeof DescribeCard>) {
  const [isOpen, setOpen] = useState(props.now.steps.length === 0);
  return (
    <details
      className={`${layout.stack} ${templates.fold}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={text.strong}>Describe it</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="wide" />}>
          <DescribeCard {...props} />
        </Suspense>
      )}
    </details>
  );
}
