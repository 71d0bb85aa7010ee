/**
 * The cases of a test that tries many: all in the long form (`FLINT_LONG=1`), else those that tell most.
 * @param telling places of the cases that the short form tries
 */
export function inForm<Case>(all: readonly Case[], telling: readonly number[]): readonly Case[] {
  return process.env.FLINT_LONG === '1' ? all : all.filter((_, place) => telling.includes(place));
}
