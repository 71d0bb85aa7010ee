import { VOICES, type VoiceId } from '@flint/shared/contracts/voices';

/** Sample text of every voice: numbers, money, a date and an address, as people write them. */
export const SAMPLE =
  'Hello! I am one of the built-in voices. On 21 November 2026 we made 3 films for $12.50. Read more at flint.app/docs.';

/** Sample text of a voice where it is chosen. */
export const introduction = (label: string): string => `I am ${label}. This is how I read your words.`;

/** File of a voice's sample, below the folder. */
export const fileOf = (voice: VoiceId): string => `${voice}.mp3`;

/** Markdown page of the voices: one unedited sample each. */
export function voicesPage(): string {
  const rows = VOICES.map(({ id, label, description }) => `- [${label}](${fileOf(id)}) (\`${id}\`): ${description}`);
  return `# Voices

What the built-in engine makes of one text, by CMU Flite: clear, and plainly synthetic. No model of speech and no network
took part. The same text, voice and speed give the same samples.

    npm run gallery:voices

> ${SAMPLE}

${rows.join('\n')}
`;
}
