import { CAMERA_MOVES } from '@flint/shared/contracts/camera';
import type { StoryboardScene } from '@flint/shared/contracts/storyboard';
import { Picture } from '@flint/shared/ui/media-card';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './storyboard.module.css';

interface SceneProps {
  scene: StoryboardScene;
  number: number;
  /** Size of the film in pixels, for its ratio. */
  size: readonly [number, number];
}

/** A scene: its still, camera move, duration and caption. */
export function Scene({ scene, number, size: [width, height] }: SceneProps) {
  const { prompt, camera, seconds, caption, image } = scene;
  const move = CAMERA_MOVES.find(({ id }) => id === camera)?.label ?? camera;
  return (
    <figure className={styles.scene}>
      <Picture src={image} alt={`Scene ${number}: ${prompt}`} width={width} height={height} className={styles.still} />
      <figcaption>
        <p className={text.small}>{prompt}</p>
        <p className={clsx(text.tiny, text.soft)}>
          {move}, {Number(seconds.toFixed(1))} s
        </p>
        {caption && <p className={clsx(text.tiny, text.soft)}>Caption: {caption}</p>}
      </figcaption>
    </figure>
  );
}
