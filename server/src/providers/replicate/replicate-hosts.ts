const API = 'https://api.replicate.com/v1';
/** Hosts of the vendor's files. */
const FILES_HOST = /^(?:[\w-]+\.)?replicate\.delivery$/;

/** Base URL of the API. With a configured base the vendor's host becomes its first path segment. */
export function apiBase(baseUrl: string | undefined): string {
  return baseUrl === undefined ? API : `${baseUrl.replace(/\/+$/, '')}/${API.slice('https://'.length)}`;
}

/** Rewrites the address of a vendor's file for a base URL, if there is one. Other addresses are unchanged. */
export function fileAddress(address: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined) return address;
  const { host, pathname, search } = new URL(address);
  return FILES_HOST.test(host) ? `${baseUrl.replace(/\/+$/, '')}/${host}${pathname}${search}` : address;
}
