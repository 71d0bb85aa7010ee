import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Progress } from '@flint/shared/ui/progress';
import { type ChangeEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { FailureNote } from '../form/failure-note';
import styles from './crop-dialog.module.css';
import { CENTRED, drag, type Framing, squareOf, ZOOM_MAX } from './framing';
import { useSendPicture } from './use-send-picture';

/** Side of the uploaded picture, in pixels. */
const SIDE = 512;

interface CropDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
}

/** Crops a picture to a square, by dragging or by three sliders, and uploads it. */
export default function CropDialog({ picture, onClose }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [framing, setFraming] = useState<Framing>(CENTRED);
  const { send, stop, percent, failure } = useSendPicture(onClose);
  const busy = percent !== null;

  const close = () => {
    stop();
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Frame your picture"
      description="Drag it, or use the sliders."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="ink" busy={busy} busyLabel="Sending" onClick={() => canvas.current && send(canvas.current)}>
            Use picture
          </Button>
        </>
      }
    >
      <Frame ref={canvas} picture={picture} framing={framing} onDrag={busy ? undefined : setFraming} />
      <div className={styles.sliders}>
        <Slider
          label="Closer"
          min={1}
          max={ZOOM_MAX}
          value={framing.zoom}
          onChange={(zoom) => setFraming({ ...framing, zoom })}
        />
        <Slider label="Left to right" max={1} value={framing.x} onChange={(x) => setFraming({ ...framing, x })} />
        <Slider label="Top to bottom" max={1} value={framing.y} onChange={(y) => setFraming({ ...framing, y })} />
      </div>
      {busy && <Progress label="Your picture" phase="Sending" value={percent} />}
      <FailureNote error={failure} title="The picture was not saved." />
    </Dialog>
  );
}

interface FrameProps {
  ref: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  framing: Framing;
  /** Absent: dragging is disabled. */
  onDrag: ((framing: Framing) => void) | undefined;
}

/** Preview of the crop. A separate component, because the dialog mounts its content later than itself. */
function Frame({ ref, picture, framing, onDrag }: FrameProps) {
  useEffect(() => {
    const { side, left, top } = squareOf(picture, framing);
    ref.current?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [ref, picture, framing]);
  const follow = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    onDrag?.(drag(picture, framing, event.movementX / width, event.movementY / height));
  };
  return (
    <canvas
      ref={ref}
      className={styles.frame}
      width={SIDE}
      height={SIDE}
      role="img"
      aria-label="Your picture as it will be shown"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={follow}
    />
  );
}

interface SliderProps {
  label: string;
  min?: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min = 0, onChange, ...rest }: SliderProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => onChange(Number(target.value));
  return (
    <label className={styles.slider}>
      {label}
      <input type="range" min={min} step={0.01} onChange={change} {...rest} />
    </label>
  );
}
