// Loaded into a server before it starts: a request for /fault throws in a listener of its connection, where nobody
// catches it; /fault/lost takes the database's thread away.

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';

const threads = new Set<Worker>();
const { ref } = Worker.prototype;
Worker.prototype.ref = function (this: Worker) {
  threads.add(this);
  return ref.call(this);
};

subscribe('http.server.request.start', (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  if (request.url === '/fault')
    request.socket.once('close', () => {
      throw new Error('a fault of a test');
    });
  if (request.url === '/fault/lost') for (const thread of threads) thread.emit('error', new Error('out of memory'));
});
