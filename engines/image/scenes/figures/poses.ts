/** Degrees from straight down, positive forward: upper and lower part of a limb. */
export type LimbAngles = readonly [upper: number, lower: number];

export interface Pose {
  /** Angle of the back from upright, degrees, positive forward. */
  lean: number;
  /** Angle of the head relative to the back, degrees. */
  nod?: number;
  armNear: LimbAngles;
  armFar: LimbAngles;
  legNear: LimbAngles;
  legFar: LimbAngles;
  /** Height of the lowest point above the ground, for leaps. */
  lift?: number;
}

/** All poses of people, facing right. */
export const POSES = {
  stand: { lean: 0, armNear: [-6, 6], armFar: [8, 16], legNear: [-3, -4], legFar: [5, 3] },
  wait: { lean: -2, armNear: [-10, 58], armFar: [-6, 66], legNear: [-5, -5], legFar: [7, 4] },
  walk: { lean: 3, armNear: [-24, -8], armFar: [26, 46], legNear: [24, 12], legFar: [-20, -34] },
  stroll: { lean: 1, armNear: [16, 30], armFar: [-18, -4], legNear: [-14, -26], legFar: [17, 8] },
  run: { lean: 14, nod: -6, armNear: [-56, 34], armFar: [44, 138], legNear: [58, -18], legFar: [-30, -104] },
  leap: { lean: 10, nod: -8, armNear: [-70, -40], armFar: [96, 120], legNear: [74, 46], legFar: [-60, -78], lift: 16 },
  dance: { lean: -8, nod: 6, armNear: [128, 168], armFar: [-102, -150], legNear: [-16, -20], legFar: [50, -42] },
  sway: { lean: 7, nod: -9, armNear: [-124, -172], armFar: [96, 150], legNear: [10, -6], legFar: [-22, -40] },
  cheer: { lean: -2, armNear: [150, 172], armFar: [-146, -170], legNear: [-10, -8], legFar: [12, 8] },
  read: { lean: 5, nod: 24, armNear: [24, 106], armFar: [30, 112], legNear: [86, 4], legFar: [92, -12] },
  sit: { lean: -4, armNear: [20, 40], armFar: [28, 52], legNear: [84, 8], legFar: [92, -6] },
  rest: { lean: -16, nod: 8, armNear: [-34, -30], armFar: [30, 70], legNear: [112, 28], legFar: [126, 12] },
  ride: { lean: 34, nod: -22, armNear: [52, 66], armFar: [56, 70], legNear: [62, -8], legFar: [28, -30] },
  throwing: { lean: -6, nod: 4, armNear: [-118, -160], armFar: [82, 96], legNear: [-22, -40], legFar: [30, 12] },
  kick: { lean: -12, nod: 18, armNear: [-64, -40], armFar: [70, 88], legNear: [56, 40], legFar: [-8, -14] },
  swing: { lean: 10, nod: 4, armNear: [78, 116], armFar: [-60, -30], legNear: [36, 2], legFar: [-34, -50] },
  holdUp: { lean: 0, armNear: [34, 148], armFar: [-8, 8], legNear: [16, 8], legFar: [-14, -24] },
  strum: { lean: 2, nod: 12, armNear: [4, 74], armFar: [42, 96], legNear: [-6, -5], legFar: [9, 4] },
  fly: { lean: 88, nod: -50, armNear: [150, 160], armFar: [140, 150], legNear: [-82, -90], legFar: [-92, -96] },
  tree: { lean: 0, armNear: [166, 196], armFar: [-166, -196], legNear: [2, 0], legFar: [72, -58] },
} as const satisfies Readonly<Record<string, Pose>>;

export type PoseName = keyof typeof POSES;
