import type { Boot } from '@flint/shared/contracts/boot';

const ELEMENT_ID = 'boot';

/**
 * Reads the page's boot data: what the server wrote into the page, else the control plane's answer.
 * @throws Error when neither is available.
 */
export async function readBoot(): Promise<Boot> {
  const inlined = document.getElementById(ELEMENT_ID)?.textContent;
  if (inlined) return JSON.parse(inlined) as Boot;
  const { queryBoot } = await import('./boot-query');
  return queryBoot();
}
