import { Button } from '@flint/shared/ui/button';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { Suspense, useState } from 'react';

const SampleRun = lazyPart(() => import(/* webpackChunkName: "sample-run" */ './sample-run'));

/** Offers to look through a run of the example, which is loaded only then. */
export function SamplePart({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h2 className={text.h}>A sample run</h2>
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="wide" />}>
          <SampleRun id={id} />
        </Suspense>
      ) : (
        <>
          <p className={text.small}>
            The results of its example, step by step, with what each step was given. Looking is free.
          </p>
          <div>
            <Button variant="line" onClick={() => setOpen(true)}>
              Look through it
            </Button>
          </div>
        </>
      )}
    </>
  );
}
