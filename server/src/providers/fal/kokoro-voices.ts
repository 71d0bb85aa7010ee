/**
 * The voices of Kokoro by the vendor's endpoint for their language. American and Hindi ones are listed in the vendor's
 * types (@fal-ai/client 1.10.1), the others by the model's own list of voices, version 1.0.
 */
const VOICES = {
  'american-english': [
    ...['af_heart', 'af_alloy', 'af_aoede', 'af_bella', 'af_jessica', 'af_kore', 'af_nicole', 'af_nova', 'af_river'],
    ...['af_sarah', 'af_sky', 'am_adam', 'am_echo', 'am_eric', 'am_fenrir', 'am_liam', 'am_michael', 'am_onyx'],
    ...['am_puck', 'am_santa'],
  ],
  'british-english': [
    ...['bf_alice', 'bf_emma', 'bf_isabella', 'bf_lily', 'bm_daniel', 'bm_fable', 'bm_george', 'bm_lewis'],
  ],
  spanish: ['ef_dora', 'em_alex', 'em_santa'],
  french: ['ff_siwis'],
  hindi: ['hf_alpha', 'hf_beta', 'hm_omega', 'hm_psi'],
  italian: ['if_sara', 'im_nicola'],
  'brazilian-portuguese': ['pf_dora', 'pm_alex', 'pm_santa'],
} as const satisfies Record<string, readonly string[]>;

/** The vendor's own default. */
export const DEFAULT_VOICE = 'af_heart';

/** The endpoint that speaks with a voice, or undefined where the vendor has no such voice. */
export function endpointOfVoice(voice: string): string | undefined {
  const entry = Object.entries(VOICES).find(([, voices]) => (voices as readonly string[]).includes(voice));
  return entry && `fal-ai/kokoro/${entry[0]}`;
}
