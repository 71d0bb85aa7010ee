/** Stop words of questions. */
const STOP = new Set(
  `a about ai all am an and any anything are as at be but by can could did do does exactly explain flint for from
  get give good got had has have help how i if in into is it its just made mean means me mode my need not of on
  one only or our over please possible really show so some something tell that the their them there these they
  thing things this to too use using want was way we what when where which who why will with work working works
  would you your`.split(/\s+/),
);

/** Synonyms, mapped to one term. */
const SAME: Readonly<Record<string, string>> = {
  ...{ image: 'picture', photo: 'picture', film: 'video', clip: 'video', song: 'music', track: 'music' },
  ...{ voice: 'speech', voiceover: 'speech', speak: 'speech', spoken: 'speech', podcast: 'recording' },
  ...{ transcribe: 'transcript', subtitle: 'transcript', caption: 'transcript', size: 'ratio', dimension: 'ratio' },
  ...{ cost: 'price', charge: 'price', pay: 'price', paid: 'price', much: 'price', expensive: 'price' },
  ...{ buy: 'bought', money: 'credit', refund: 'return', create: 'make', chat: 'spark', assistant: 'spark' },
  ...{ gallery: 'library', old: 'library', find: 'library', save: 'download', export: 'download' },
  ...{ remove: 'delete', undo: 'back', restore: 'back', stop: 'cancel', email: 'mail', dark: 'theme' },
  ...{ login: 'sign', logout: 'sign', mobile: 'phone' },
};

/** Questions of the form "where are my …" are about the library, without naming it. */
const WHERE_IS = /\bwhere (?:is|are) (?:all )?(?:my|the)\b/;

/** Stemming by suffix. */
function stemOf(word: string): string {
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|s)$/, '')
    .replace(/e$/, '');
  return stem.length >= 3 ? stem : word;
}
const SAME_STEMS = new Map(Object.entries(SAME).map(([word, same]) => [stemOf(word), stemOf(same)]));

/** Search terms of a text: stemmed, without stop words. */
export function termsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(WHERE_IS, 'library')
      .replace(/e-mail/g, 'email')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOP.has(word)).map((word) => SAME_STEMS.get(stemOf(word)) ?? stemOf(word));
}
