const API = 'https://api.replicate.com/v1';
/** Where the vendor's files lie. */
const FILES_HOST = /^(?:[\w-]+\.)?replicate\.delivery$/;

/** The base of the API. With a base URL the vendor's host becomes its first path segment. */
export function apiBase(baseUrl: string | undefined): string {
  return baseUrl === undefined ? API : `${baseUrl.replace(/\/+$/, '')}/${API.slice('https://'.length)}`;
}

/** Where a file is really downloaded from: with a base URL, the vendor's file hosts move there. Other addresses stay. */
export function fileAddress(address: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined) return address;
  const { host, pathname, search } = new URL(address);
  return FILES_HOST.test(host) ? `${baseUrl.replace(/\/+$/, '')}/${host}${pathname}${search}` : address;
}
