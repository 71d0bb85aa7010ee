/** Origins of a provider's files. */
export interface FileOrigins {
  /** Whether a file of that provider may be downloaded from an address. */
  allows(address: string): boolean;
  /** Origins without a wildcard: only these may have a private address (SSRF guard), which a simulator's has. */
  readonly exact: readonly string[];
}

/**
 * Parses a provider's origins.
 * @param origins such as `https://files.example.com`, or with a wildcard for any depth: `https://*.example.com`
 */
export function fileOrigins(origins: readonly string[]): FileOrigins {
  const wild = origins
    .filter((origin) => origin.includes('://*.'))
    .map((origin) => origin.split('*') as [string, string]);
  const exact = origins.filter((origin) => !origin.includes('*'));
  return {
    exact,
    allows(address) {
      const { origin } = new URL(address);
      return exact.includes(origin) || wild.some(([head, tail]) => origin.startsWith(head) && origin.endsWith(tail));
    },
  };
}
