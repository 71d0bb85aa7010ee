import type { UsageUnit, UsageUnits } from '@flint/engines/spec/vendor-usage';

/**
 * The unit of each of a prediction's metrics that a price may count (replicate.com/docs/topics/predictions names
 * `predict_time`; the others are those of models that are priced by their output).
 */
const UNITS: Readonly<Record<string, UsageUnit>> = {
  predict_time: 'compute_seconds',
  image_count: 'images',
  image_output_count: 'images',
  video_output_duration_seconds: 'video_seconds',
  audio_output_duration_seconds: 'audio_seconds',
  token_input_count: 'input_tokens',
  token_output_count: 'output_tokens',
};

/** The counts among a prediction's metrics; null where there is none. */
export function countedUnits(metrics: Readonly<Record<string, unknown>> | null | undefined): UsageUnits | null {
  const told = Object.entries(metrics ?? {}).flatMap(([name, count]) => {
    const unit = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
    return unit && typeof count === 'number' && Number.isFinite(count) && count >= 0 ? [[unit, count] as const] : [];
  });
  return told.length > 0 ? Object.fromEntries(told) : null;
}
