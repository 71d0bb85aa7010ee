/** Camera moves of the built-in engine, as shown to users. */
export const CAMERA_MOVES = [
  { id: 'push-in', label: 'Push in' },
  { id: 'pull-out', label: 'Pull out' },
  { id: 'pan-left', label: 'Pan left' },
  { id: 'pan-right', label: 'Pan right' },
  { id: 'tilt-up', label: 'Tilt up' },
  { id: 'tilt-down', label: 'Tilt down' },
  { id: 'arc', label: 'Arc around' },
  { id: 'handheld', label: 'Handheld' },
] as const;

export type CameraMove = (typeof CAMERA_MOVES)[number]['id'];
export const CAMERA_MOVE_IDS = CAMERA_MOVES.map(({ id }) => id) as unknown as readonly [CameraMove, ...CameraMove[]];
