/**
 * What vendors count. `billable` is a vendor's own unit, which only its price list explains: a megapixel, an image, a
 * second.
 */
export type UsageUnit =
  | 'billable'
  | 'images'
  | 'video_seconds'
  | 'audio_seconds'
  | 'compute_seconds'
  | 'input_tokens'
  | 'output_tokens';

export type UsageUnits = Readonly<Partial<Record<UsageUnit, number>>>;

/** What a vendor told of its own count for one request; also for one that failed. */
export interface VendorUsage {
  /** The model as the vendor's price list names it; absent where it was told when the request was sent. */
  readonly model?: string | undefined;
  /** Null where the answer has no count. */
  readonly units: UsageUnits | null;
}

/** Receives the usage of each request that was answered. */
export type TellUsage = (usage: VendorUsage) => void;
