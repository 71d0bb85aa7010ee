/** Reads a list's `limit`: `byDefault` when it is not a number, else clamped to 1–`most`. */
export function listLimit(given: string | number | undefined, byDefault: number, most: number): number {
  const asked = given === undefined || given === '' ? Number.NaN : Number(given);
  return Number.isFinite(asked) ? Math.min(most, Math.max(1, Math.trunc(asked))) : byDefault;
}
