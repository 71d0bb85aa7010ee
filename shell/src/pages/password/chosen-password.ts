/** A password that is being chosen, and what guessers know of its owner. */
export interface ChosenPassword {
  readonly password: string;
  /** The account's address and name, which guessers try first. */
  readonly email: string;
  readonly name?: string | undefined;
}
