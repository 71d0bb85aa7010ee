import type { StepSlot } from '@flint/shared/tools/steps/slots';

/** A part of a step's input that its owner may change. */
export type StepPart = { readonly path: string; readonly label: string } & (
  | {
      readonly takes: 'words' | 'lines';
      readonly value: string;
      /** What may be referred to there. */
      readonly slot: StepSlot | undefined;
    }
  | {
      readonly takes: 'choice';
      readonly value: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly help?: string | undefined;
      readonly slot?: undefined;
    }
  | {
      /** Seconds between two bounds. */
      readonly takes: 'seconds';
      readonly value: number;
      readonly min: number;
      readonly max: number;
      readonly slot?: undefined;
    }
  | { readonly takes: 'number'; readonly value: number; readonly slot?: undefined }
  | { readonly takes: 'toggle'; readonly value: boolean; readonly slot?: undefined }
);
