import type { VoiceId } from '@flint/shared/contracts/voices';

/** How the synthesiser is told to sound like a voice of ours. */
interface VoiceSetting {
  /** Of those built into flite. */
  readonly voice: 'slt' | 'rms' | 'awb' | 'kal16';
  /** Factor of the voice's own pitch. */
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
