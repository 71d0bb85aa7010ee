import type { Boot } from '@flint/shared/contracts/boot';
import { GraphQLClient, gql } from 'graphql-request';

const BOOT_PLAN = gql`
  query BootPlan {
    bootPlan {
      environment
      remotes { name version manifest integrity requires enabled }
    }
  }
`;

/** Asks the control plane which remotes this viewer gets, for a page that came without the answer. */
export async function queryBoot(): Promise<Boot> {
  const client = new GraphQLClient(new URL('/graphql', window.location.origin).href, { credentials: 'same-origin' });
  const { bootPlan } = await client.request<{ bootPlan: Pick<Boot, 'environment' | 'remotes'> }>(BOOT_PLAN);
  // The page came from the origin that answered, so the API is there too.
  return { ...bootPlan, apiUrl: '/', session: null };
}
