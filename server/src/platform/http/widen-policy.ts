const DIRECTIVES = ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src'];

/**
 * A content security policy that lets scripts, styles, requests, fonts and pictures come from further origins too;
 * requests also as web sockets, by which a bundler tells of changes.
 * @param policy a header's value in which each of these directives is named
 */
export function widenPolicy(policy: string, origins: readonly string[]): string {
  if (origins.length === 0) return policy;
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(' ');
      if (!DIRECTIVES.includes(name)) return directive;
      return [directive, ...origins, ...(name === 'connect-src' ? sockets : [])].join(' ');
    })
    .join(';');
}
