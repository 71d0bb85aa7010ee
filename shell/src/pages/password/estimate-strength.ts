import { PASSWORD_MIN } from '@flint/shared/contracts/credentials';
import { isMadeOfOwnWords, ownWords } from '@flint/shared/contracts/own-words';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { ChosenPassword } from './chosen-password';

const COMMON = dictionary['passwords-common'];
const common = new Set(COMMON);
const estimator = new ZxcvbnFactory({ dictionary: { 'passwords-common': COMMON }, graphs: adjacencyGraphs });

const WORDS = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

export interface Strength {
  /** 1, which will be refused or is guessed at once, to 5. */
  readonly level: number;
  readonly text: string;
}

/** Estimates how hard a password is to guess, by zxcvbn; the server's refusals come first. Nothing leaves the page. */
export function estimateStrength({ password, email, name }: ChosenPassword): Strength {
  if (password.length < PASSWORD_MIN) return { level: 1, text: 'Too short' };
  if (common.has(password.toLowerCase())) return { level: 1, text: 'One of the most common passwords' };
  if (isMadeOfOwnWords(password, { email, name })) return { level: 1, text: 'Little more than your name or address' };
  const { score } = estimator.check(password, ownWords({ email, name }));
  return { level: score + 1, text: WORDS[score] };
}
