import ipaddr from 'ipaddr.js';

/** The only IPv6 block that is routed publicly; all others are special or unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Cloud metadata services on addresses that look public. */
const MACHINE_SERVICES = new Set(['168.63.129.16']);

/**
 * Whether an IP address belongs to the public internet: not loopback, private, link-local (cloud metadata),
 * carrier-grade NAT, multicast, reserved, nor an IPv6 form that carries one of these inside.
 * @param address a literal IPv4 or IPv6 address, without brackets; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || MACHINE_SERVICES.has(parsed.toString())) return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_UNICAST);
}
