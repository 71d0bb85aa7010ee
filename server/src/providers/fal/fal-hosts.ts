/** The hosts fal.ai answers on: queue, direct calls, uploads, and its media CDN under several names. */
const VENDOR_HOST = /^(?:queue\.fal\.run|fal\.run|rest\.fal\.ai|(?:v\d[a-z]?\.)?fal\.media)$/;

/**
 * Where a vendor address is really called. With a base URL every vendor host moves there, its name becoming the
 * first path segment: `https://queue.fal.run/x` is called as `<base>/queue.fal.run/x`. Other addresses stay.
 */
export function falAddress(address: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined) return address;
  const { host, pathname, search } = new URL(address);
  return VENDOR_HOST.test(host) ? `${baseUrl.replace(/\/+$/, '')}/${host}${pathname}${search}` : address;
}

/**
 * Origins a picture may be downloaded from although their address is private: the configured base URL's own,
 * or none, since the vendor's CDN is on the public internet.
 */
export function allowedMediaOrigins(baseUrl: string | undefined): readonly string[] {
  return baseUrl === undefined ? [] : [new URL(baseUrl).origin];
}
