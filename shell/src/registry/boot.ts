import type { Boot } from '@flint/shared/contracts/boot';

const ELEMENT_ID = 'boot';

/**
 * The page's boot data: what the server wrote into it, else what the control plane answers.
 * @throws Error when there is neither.
 */
export async function readBoot(): Promise<Boot> {
  const inlined = document.getElementById(ELEMENT_ID)?.textContent;
  if (inlined) return JSON.parse(inlined) as Boot;
  const { queryBoot } = await import('./boot-query');
  return queryBoot();
}
