import { KEY_SCOPE_IDS } from '@flint/shared/contracts/api-keys';

/** The one thing that tokens are good for (RFC 8707): the MCP server, whose tools are calls of the API. */
export const mcpResource = (publicUrl: string) => `${publicUrl}/mcp`;
/** Where clients read which server gives tokens for it (RFC 9728). */
export const RESOURCE_METADATA = '/.well-known/oauth-protected-resource/mcp';
export const OAUTH_PATHS = { register: '/oauth/register', token: '/oauth/token', revoke: '/oauth/revoke' } as const;

/** Protected resource metadata (RFC 9728). */
export function describeResource(publicUrl: string) {
  return {
    resource: mcpResource(publicUrl),
    resource_name: 'Flint',
    resource_documentation: `${publicUrl}/docs`,
    authorization_servers: [publicUrl],
    scopes_supported: KEY_SCOPE_IDS,
    bearer_methods_supported: ['header'],
  };
}

/** Authorization server metadata (RFC 8414). */
export function describeServer(publicUrl: string) {
  return {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/account/connect`,
    token_endpoint: publicUrl + OAUTH_PATHS.token,
    registration_endpoint: publicUrl + OAUTH_PATHS.register,
    revocation_endpoint: publicUrl + OAUTH_PATHS.revoke,
    scopes_supported: KEY_SCOPE_IDS,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${publicUrl}/docs`,
  };
}
