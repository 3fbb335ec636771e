// A server that only answers, in a process of its own: what it takes is what this machine takes.

import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { id } = JSON.parse(String(data)) as { readonly id: string };
    socket.send(JSON.stringify({ re: id, ok: {} }));
  });
});
server.on('listening', () => process.send!((server.address() as { port: number }).port));
process.on('disconnect', () => process.exit());
