import { readFileSync } from 'node:fs';
import { type ClientHttp2Stream, connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';

export interface Http2Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

type Head = IncomingHttpHeaders & IncomingHttpStatusHeader;

/** An HTTP/2 client that trusts one certificate, and sends the origin of the address it is connected to. */
export function http2Client(url: string, certificate: string) {
  const session = connect(url, { ca: readFileSync(certificate) });
  const open = (method: string, path: string, headers: Record<string, string>): ClientHttp2Stream =>
    session.request({ ':method': method, ':path': path, origin: url, ...headers });
  const headOf = (stream: ClientHttp2Stream) =>
    new Promise<Head>((resolve, reject) => stream.once('response', resolve).once('error', reject));
  return {
    async request(
      method: string,
      path: string,
      { body, headers = {} }: { body?: string | Uint8Array; headers?: Record<string, string> } = {},
    ): Promise<Http2Answer> {
      const stream = open(method, path, headers);
      stream.end(body);
      const head = await headOf(stream);
      let text = '';
      for await (const part of stream.setEncoding('utf8')) text += part;
      return { status: Number(head[':status']), headers: head, text };
    },
    /** The head of an answer that goes on, and what has come of it so far. */
    async stream(path: string, headers: Record<string, string>) {
      const stream = open('GET', path, headers);
      stream.end();
      const head = await headOf(stream);
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
      return { status: Number(head[':status']), soFar: () => text };
    },
    close: () => session.destroy(),
  };
}
