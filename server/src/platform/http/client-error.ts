import type { Socket } from 'node:net';
import type { ErrorBody } from '@flint/shared/contracts/error-body';
import type { ErrorCode } from '@flint/shared/contracts/errors';

interface Refusal {
  readonly line: string;
  readonly error: ErrorCode;
  readonly message: string;
}

const UNREADABLE: Refusal = {
  line: '400 Bad Request',
  error: 'invalid_input',
  message: 'The request is not valid HTTP.',
};

/** Errors of Node's HTTP parser that have an answer of their own. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    error: 'payload_too_large',
    message: 'The address and the headers together are larger than 16 kB.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    error: 'invalid_input',
    message: 'The request did not arrive in time.',
  },
};

/** Answers what Node could not read as a request, before any route, with the body of every error. */
export function refuseUnreadable({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { line, ...said } = REFUSALS[code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ success: false, ...said } satisfies ErrorBody);
  const head = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}`;
  if (socket.writable) socket.write(`HTTP/1.1 ${line}\r\nConnection: close\r\n${head}\r\n\r\n${body}`);
  socket.destroy();
}
