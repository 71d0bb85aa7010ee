import type { EditStep } from '../../spec/picture-editor';

/** Largest factor of a usual amount. */
const MOST = 6;

/** The amount of a step as the strength scales it: 1 is the usual amount, at strength 0.5 as described. */
export function stepAmount(step: EditStep, strength: number): number {
  const own = typeof step.by === 'number' && Number.isFinite(step.by) ? step.by : 1;
  return Math.max(-MOST, Math.min(MOST, own)) * (Math.max(0, Math.min(1, strength)) / 0.5);
}

/** The share of an effect that replaces the picture, 0–1: whole from the strength described on. */
export const stepShare = (step: EditStep, strength: number): number =>
  Math.min(1, Math.abs(stepAmount(step, strength)));

/** A number of a step within limits, or undefined. */
export function numberIn(value: EditStep[string] | undefined, least: number, most: number): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(least, Math.min(most, value)) : undefined;
}
