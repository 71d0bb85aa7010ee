import type { CameraMove } from '@flint/shared/contracts/camera';

/** Camera pose. Lengths are shares of the picture's width; 0 is its middle. */
export interface Pose {
  /** Centre of the view. */
  x: number;
  y: number;
  /** Zoom factor; 1 shows the whole picture. */
  zoom: number;
  /** Radians, clockwise. */
  roll: number;
  /** Parallax: how much farther the nearest parts shift than the farthest. */
  parallaxX: number;
  parallaxY: number;
  /** Dolly: how much more the nearest parts grow than the farthest. */
  dolly: number;
}

export interface Shot {
  camera: CameraMove;
  /** Amount of motion; 1 is the default. */
  strength: number;
  /** Height of the picture as a share of its width. */
  shape: number;
  /** Length in seconds. */
  seconds: number;
  /** Phase of the handheld sway, so that two shots differ. */
  hand: number;
}

const FULL = 2 * Math.PI;
/** Least margin that stays out of view at the edges, as a share of the width: room for sway and parallax. */
const EDGE = 0.012;

/**
 * Easing: half linear, half ease-in-out by a cosine, so that the camera starts and ends softly and never stands still.
 */
const eased = (at: number) => 0.5 * at + 0.25 * (1 - Math.cos(Math.PI * at));

/**
 * Camera pose at a moment of a shot.
 * @param at from 0 to 1
 */
export function poseAt(shot: Shot, at: number): Pose {
  const { camera, shape } = shot;
  // A longer shot moves farther, not slower, as far as the picture has room.
  const reach = shot.strength * Math.min(1.35, Math.max(0.55, Math.sqrt(shot.seconds / 4)));
  const way = eased(at);
  const swing = 2 * way - 1;
  const still: Pose = { x: 0, y: 0, zoom: 1, roll: 0, parallaxX: 0, parallaxY: 0, dolly: 0 };
  switch (camera) {
    case 'push-in':
    case 'pull-out': {
      const near = camera === 'push-in' ? way : 1 - way;
      return {
        ...still,
        zoom: 1 + 2 * EDGE + 0.17 * reach * near,
        dolly: 0.06 * reach * near,
        y: 0.006 * reach * near,
      };
    }
    case 'pan-left':
    case 'pan-right': {
      const [span, depth] = [0.055 * reach, 0.02 * reach];
      const side = camera === 'pan-right' ? swing : -swing;
      return { ...still, x: side * span, parallaxX: side * depth, zoom: fillZoom(span + depth / 2, 0.5) };
    }
    case 'tilt-up':
    case 'tilt-down': {
      const [span, depth] = [0.058 * reach * Math.min(1.2, shape), 0.02 * reach];
      const side = camera === 'tilt-down' ? swing : -swing;
      return { ...still, y: side * span, parallaxY: side * depth, zoom: fillZoom(span + depth / 2, 0.5 * shape) };
    }
    case 'arc': {
      const depth = 0.04 * reach;
      const turned = 0.009 * reach;
      const zoom = fillZoom(depth / 2 + turned / 2, 0.5) + 0.05 * reach * way;
      return {
        ...still,
        x: swing * 0.008 * reach,
        parallaxX: swing * depth,
        roll: swing * turned,
        zoom,
        dolly: 0.03 * reach * way,
      };
    }
    case 'handheld':
      return {
        ...still,
        ...handheldSway(shot, at, reach),
        zoom: fillZoom(0.03 * reach, 0.5 * Math.min(1, shape)) + 0.035 * reach * way,
      };
  }
}

/** Scales the parallax and dolly of a pose. @param relief 1 leaves it as it is, 0 makes the picture flat */
export function flattened(pose: Pose, relief: number): Pose {
  const { parallaxX, parallaxY, dolly } = pose;
  return { ...pose, parallaxX: parallaxX * relief, parallaxY: parallaxY * relief, dolly: dolly * relief };
}

/** The zoom at which the picture still fills the frame with its centre this far off. */
const fillZoom = (off: number, half: number) => half / Math.max(0.2, half - off - EDGE);

/** Handheld sway: a sum of sines with incommensurable periods (breath, steps, pulse). */
function handheldSway({ seconds, hand, shape }: Shot, at: number, reach: number) {
  const time = at * seconds;
  const sway = (speed: number, phase: number) => Math.sin(FULL * (speed * time + hand * phase));
  const x = 0.011 * reach * (0.6 * sway(0.23, 1) + 0.3 * sway(0.57, 2.3) + 0.1 * sway(1.1, 3.7));
  const y =
    0.009 * reach * Math.min(1, shape) * (0.6 * sway(0.31, 1.7) + 0.28 * sway(0.71, 2.9) + 0.12 * sway(1.3, 4.3));
  return { x, y, roll: 0.006 * reach * sway(0.19, 5.1), parallaxX: 1.1 * x, parallaxY: 0.8 * y };
}
