/** Codes of Whisper's languages, which its relatives and hosts share (openai/whisper, tokenizer.py, read 2026-11-26). */
const WHISPER =
  `en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th ur hr bg lt la
mi ml cy sk te fa lv bn sr az sl kn et mk br eu is hy ne mn bs kk sq sw gl mr pa si km sn yo so af oc ka be tg sd gu am yi lo
uz fo ht ps tk nn mt sa lb my bo tl mg as tt haw ln ha ba jw su`.split(/\s+/);
const KNOWN: ReadonlySet<string> = new Set(WHISPER);

/** Codes that Whisper writes otherwise than BCP 47. */
const OTHERWISE: Readonly<Record<string, string>> = { fil: 'tl', jv: 'jw', nb: 'no' };
/** Names that Whisper gives otherwise than CLDR. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ tagalog: 'fil', myanmar: 'my', burmese: 'my', castilian: 'es', valencian: 'ca', flemish: 'nl', mandarin: 'zh' },
  ...{ haitian: 'ht', letzeburgesch: 'lb', pushto: 'ps', panjabi: 'pa', moldavian: 'ro', sinhalese: 'si' },
};

const names = new Intl.DisplayNames('en', { type: 'language' });
const BY_NAME = new Map(WHISPER.map((code) => [names.of(code)?.toLowerCase() ?? code, toBcp47(code)]));

function toBcp47(code: string): string {
  return Object.entries(OTHERWISE).find(([, theirs]) => theirs === code)?.[0] ?? code;
}

/**
 * A language as Whisper and its relatives know it: `de-AT` and `deu` are `de`, `fil` is `tl`.
 * @param language BCP 47
 * @returns undefined for one that they do not know
 */
export function whisperLanguage(language: string): string | undefined {
  let code: string;
  try {
    code = new Intl.Locale(language).language;
  } catch {
    return undefined;
  }
  const theirs = OTHERWISE[code] ?? code;
  return KNOWN.has(theirs) ? theirs : undefined;
}

/** BCP 47 of a language as an answer names it, by a code or in English; null for an unknown one. */
export function heardLanguage(told: string): string | null {
  const name = told.trim().toLowerCase();
  if (/^[a-z]{2,3}$/.test(name)) return toBcp47(name);
  return BY_NAME.get(name) ?? OTHER_NAMES[name] ?? null;
}

/** Why a recording in a language is not transcribed, before its order. @param language BCP 47, null to detect it */
export function languageFault(language: string | null): string | undefined {
  if (language === null || whisperLanguage(language)) return undefined;
  return `Recordings in ${nameOf(language)} are not transcribed here. Choose another language, or leave it open.`;
}

function nameOf(language: string): string {
  try {
    return names.of(language) ?? language;
  } catch {
    return language;
  }
}
