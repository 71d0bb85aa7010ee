import { Button } from '@flint/shared/ui/button';
import { Lightbox } from '@flint/shared/ui/lightbox';
import type { ReactNode } from 'react';
import lake from '../../home/img/lake-640.webp';
import vases from '../../home/img/vases-640.webp';
import { Live } from '../live';
import { LONG } from '../sample';
import type { State } from '../specimen';

interface OpensProps {
  label: string;
  title: string;
  media: ReactNode;
  children: ReactNode;
}

/** A button and the picture it opens. */
function Opens({ label, ...box }: OpensProps) {
  return (
    <Live<boolean> initial={false}>
      {(open, set) => (
        <>
          <Button variant="line" onClick={() => set(true)}>
            {label}
          </Button>
          <Lightbox open={open} onClose={() => set(false)} {...box} />
        </>
      )}
    </Live>
  );
}

/** Every variant of a lightbox. */
export const lightboxStates: readonly State[] = [
  {
    name: 'wide',
    show: (
      <Opens
        label="Look at the lake"
        title="A red boat on a mountain lake"
        media={<img src={lake} alt="A red boat on a mountain lake" width={640} height={360} />}
      >
        <p>Artistic, 16:9, seed 1.</p>
      </Opens>
    ),
  },
  {
    name: 'tall, long text',
    show: (
      <Opens
        label="Look at the vases"
        title={LONG}
        media={<img src={vases} alt="Three ceramic vases in window light" width={360} height={640} />}
      >
        <p>{`${LONG}. `.repeat(12)}</p>
      </Opens>
    ),
  },
];
