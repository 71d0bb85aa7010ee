/** Shorter parts of a name stand in too many words. */
const WORD_MIN = 3;
/** Letters and digits that a password needs beside its owner's words: a year or `123` is no secret. */
const REST_MIN = 6;

interface Owner {
  readonly email: string;
  readonly name?: string | undefined;
}

/** Words of an account that a guesser tries first: its address, its name, and their parts, in lower case. */
export function ownWords({ email, name = '' }: Owner): string[] {
  const whole = [email, email.split('@', 1)[0] ?? '', name, name.replace(/\s+/g, '')].map((text) => text.trim());
  const parts = `${email} ${name}`.split(/[^\p{L}\p{N}]+/u);
  const words = [...whole, ...parts].map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => word.length >= WORD_MIN);
}

/** Whether a password is its owner's name or address with at most a few characters more. */
export function isMadeOfOwnWords(password: string, owner: Owner): boolean {
  const words = ownWords(owner).sort((a, b) => b.length - a.length);
  const typed = password.toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), typed);
  return rest !== typed && rest.replace(/[^\p{L}\p{N}]/gu, '').length < REST_MIN;
}
