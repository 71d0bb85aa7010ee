import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Graceful shutdown: watches a server's connections. The returned function lets requests under way finish and ends
 * every other connection; an idle keep-alive connection would otherwise keep the server from stopping.
 */
export function watchConnections(server: Server): () => void {
  const quiet = new Set<Socket>();
  let stopping = false;
  const rest = (socket: Socket) => {
    if (stopping) socket.end();
    else quiet.add(socket);
  };
  server.on('connection', (socket) => {
    rest(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    quiet.delete(socket);
    response.once('close', () => rest(socket));
  });
  return () => {
    stopping = true;
    for (const socket of quiet) socket.destroy();
  };
}
