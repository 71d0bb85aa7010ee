/** What a word does in its sentence, as coarse as a picture needs it. */
export type Role =
  | 'noun'
  | 'adjective'
  | 'verb'
  | 'number'
  | 'article'
  | 'preposition'
  | 'joiner'
  | 'pronoun'
  | 'break'
  | 'other';

export interface Token {
  /** Lower-case and singular. */
  word: string;
  /** The verb's or noun's base form ("sleeping" → "sleep"). */
  lemma: string;
  role: Role;
  plural: boolean;
}
