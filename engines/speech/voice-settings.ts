import type { VoiceId } from '@flint/shared/contracts/voices';

/** Synthesiser settings of a voice. */
interface VoiceSetting {
  /** A voice built into Flite. */
  readonly voice: 'slt' | 'rms' | 'awb' | 'kal16';
  /** Pitch factor; default 1. */
  readonly pitch?: number;
}

export const VOICE_SETTINGS: Readonly<Record<VoiceId, VoiceSetting>> = {
  clara: { voice: 'slt' },
  miles: { voice: 'rms' },
  ewan: { voice: 'awb' },
  june: { voice: 'slt', pitch: 1.18 },
  otto: { voice: 'awb', pitch: 0.84 },
  robot: { voice: 'kal16' },
};
