/** The most common spoken languages; for any other the engine detects it. */
export const SPOKEN = {
  any: 'Find out',
  ...{ en: 'English', de: 'German', fr: 'French', es: 'Spanish', it: 'Italian', pt: 'Portuguese', nl: 'Dutch' },
  ...{ pl: 'Polish', sv: 'Swedish', da: 'Danish', fi: 'Finnish', cs: 'Czech', uk: 'Ukrainian', tr: 'Turkish' },
  ...{ ar: 'Arabic', hi: 'Hindi', ja: 'Japanese', ko: 'Korean', zh: 'Chinese' },
} as const;
