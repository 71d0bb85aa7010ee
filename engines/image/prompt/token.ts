/** Role of a word in its sentence, as coarse as a picture needs it. */
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
  /** Lemma of the verb or noun ("sleeping" → "sleep"). */
  lemma: string;
  role: Role;
  plural: boolean;
}
