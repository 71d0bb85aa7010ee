/** A voice that users can choose. */
export interface VoiceRow {
  readonly id: string;
  readonly label: string;
  /** How it sounds, shown beside the name. */
  readonly description: string;
}

/** The voices of the built-in engine. All read English in draft quality: intelligible, and clearly synthetic. */
export const VOICES = [
  { id: 'clara', label: 'Clara', description: 'A woman, American. Calm and clear; draft quality.' },
  { id: 'miles', label: 'Miles', description: 'A man, American. Even and unhurried; draft quality.' },
  { id: 'ewan', label: 'Ewan', description: 'A man, Scottish. Warm, a little muffled; draft quality.' },
  { id: 'june', label: 'June', description: 'Clara, pitched higher. Bright and light; draft quality.' },
  { id: 'otto', label: 'Otto', description: 'Ewan, pitched lower. Deep and grave; draft quality.' },
  { id: 'robot', label: 'Robot', description: 'A machine as computers used to sound. Meant to be heard as one.' },
] as const satisfies readonly VoiceRow[];

export type VoiceId = (typeof VOICES)[number]['id'];
export const VOICE_IDS = VOICES.map((voice) => voice.id) as unknown as readonly [VoiceId, ...VoiceId[]];
export const DEFAULT_VOICE: VoiceId = 'clara';
