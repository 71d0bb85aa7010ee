import type { Storyboard } from '@flint/shared/contracts/storyboard';
import { signInHref } from '@flint/shared/orders/sign-in-href';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { Button } from '@flint/shared/ui/button';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toStoryboardBody } from '../order';
import { orderAtom } from '../order-atom';
import styles from './storyboard.module.css';
import { useStoryboard } from './use-storyboard';

const StoryboardDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "late" */ './storyboard-dialog')).StoryboardDialog,
}));

interface StoryboardStepProps {
  /** Whether the form has errors: the press then shows them. */
  faulty: boolean;
  price: number | undefined;
  onApprove: (board: Storyboard) => void;
}

/** Previews the film's scenes before it is ordered. The approved film has exactly these scenes. */
export function StoryboardStep({ faulty, price, onApprove }: StoryboardStepProps) {
  const order = useAtomValue(orderAtom);
  const storyboard = useStoryboard();
  const [asked, setAsked] = useState(false);
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const show = (form: HTMLFormElement | null) => {
    if (faulty) return form?.requestSubmit();
    if (viewer === 'guest') return navigate(signInHref(pathname));
    setAsked(true);
    storyboard.show(toStoryboardBody(order));
  };
  const approve = () => {
    const { board } = storyboard;
    storyboard.close();
    if (board) onApprove(board);
  };

  return (
    <div className={styles.step}>
      <Button variant="line" onClick={({ currentTarget }) => void show(currentTarget.form)}>
        Show the storyboard
      </Button>
      <p className={clsx(text.tiny, text.soft)}>The scenes as stills, before you pay. Free.</p>
      {asked && (
        <Suspense>
          <StoryboardDialog storyboard={storyboard} ratio={order.aspectRatio} price={price} onApprove={approve} />
        </Suspense>
      )}
    </div>
  );
}
