import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../../config/config-error';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** A port that no other program can listen on until it is released. */
export interface ReservedPort {
  readonly port: number;
  /** Frees the port; does nothing the second time. */
  release(): Promise<void>;
}

/**
 * Takes a free port of a host. It is known, and kept, before the HTTP server can listen on it: the public address is part
 * of what that server is put together from.
 * @throws ConfigError when the host cannot be listened on
 */
export async function reservePort(host: string): Promise<ReservedPort> {
  const holder = createServer((socket) => socket.destroy());
  try {
    await once(holder.listen(0, host), 'listening');
  } catch (error) {
    throw explained(error, { host, port: 0 });
  }
  const { port } = holder.address() as AddressInfo;
  return { port, release: () => new Promise((resolve) => holder.close(() => resolve())) };
}

/**
 * Listens, on a reserved port as soon as it is released.
 * @throws ConfigError when the host or port cannot be listened on
 */
export async function listen(app: FastifyInstance, { host, port }: Place, reserved?: ReservedPort): Promise<void> {
  await app.ready();
  await reserved?.release();
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explained(error, { host, port });
  }
}

function explained(error: unknown, { host, port }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new ConfigError(
      `PORT: ${port} is taken by another program. Set PORT to a free one: PORT=${port + 1} npm start`,
    );
  if (code === 'EACCES')
    return new ConfigError(`PORT: ${port} may not be used by this user. Set PORT to one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new ConfigError(`HOST: ${host} is no address of this machine.`);
  return error;
}
