import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request to a presigned address is what was signed (AWS Signature Version 4, in the query): method, path,
 * expiry, and every header that the signature names.
 */
export function isAsSigned({ method, url, headers }: IncomingMessage, secret: string): boolean {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://s3');
  const signature = searchParams.get('X-Amz-Signature');
  const [, day = '', region = '', service = ''] = (searchParams.get('X-Amz-Credential') ?? '').split('/');
  const date = searchParams.get('X-Amz-Date') ?? '';
  const named = (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';');
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const lines = named.map((name) => `${name}:${headers[name] ?? ''}\n`).join('');
  const request = [method, pathname, query, lines, named.join(';'), 'UNSIGNED-PAYLOAD'].join('\n');
  const scope = [day, region, service, 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), createHash('sha256').update(request).digest('hex')].join(
    '\n',
  );
  const key = scope.reduce<string | Buffer>((by, part) => mac(by, part), `AWS4${secret}`);
  return mac(key, text).toString('hex') === signature;
}

const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
