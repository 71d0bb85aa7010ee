import type { Stage } from '../../stage';

/** Draws an instrument standing on (x, y), `size` high. */
export type Instrument = (stage: Stage, x: number, y: number, size: number) => string;
