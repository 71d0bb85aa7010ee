/** Hosts of fal.ai: queue, direct calls, uploads, and its media CDN under several names. */
const VENDOR_HOST = /^(?:queue\.fal\.run|fal\.run|rest\.fal\.ai|(?:v\d[a-z]?\.)?fal\.media)$/;

/**
 * Rewrites a vendor address for a base URL, if there is one: the vendor's host becomes the first path segment, so that
 * `https://queue.fal.run/x` is called as `<base>/queue.fal.run/x`. Other addresses are unchanged.
 */
export function falAddress(address: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined) return address;
  const { host, pathname, search } = new URL(address);
  return VENDOR_HOST.test(host) ? `${baseUrl.replace(/\/+$/, '')}/${host}${pathname}${search}` : address;
}
