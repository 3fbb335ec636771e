// A server with nothing behind it: `node bare.ts PORT`. It grants everything, and shows whoever is next the frame of a
// real game, always the same one. It knows no rules, shows the other three nothing and keeps nothing, so no server in
// Node that answers the same clients on the same machine can be much quicker.

import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { quick } from '#table/chance.ts';
import type { Seat } from '#table/game.ts';
import { Play } from '#table/play.ts';
import { granted } from '#table/refusal.ts';
import type { Command } from '#wire/messages.ts';
import { game } from '../../games/art-robbery/index.ts';
import { SEATS } from './crowd.ts';

/** What a frame says after its number. */
const rest = JSON.stringify(shown()).slice(1);

function shown(): object {
  const options = granted(game.options({}, SEATS));
  const { state } = new Play(game, { options, seats: SEATS }, quick('bare'));
  const seat = game.toAct(state)[0] as Seat;
  const moves = game.moves(state, seat).map((move) => ({ name: game.notate(move), move }));
  return { viewer: seat, view: game.view(state, seat), toAct: [seat], moves, canUndo: false, events: [] };
}

const frame = (table: string, at: number): string => `{"push":"frame","frame":{"table":"${table}","at":${at},${rest}}`;

/** Who looks at each table, by seat. */
const tables = new Map<string, WebSocket[]>();

function answer(socket: WebSocket, command: Command): void {
  const { id, do: doing } = command;
  const table = 'table' in command ? command.table : `table-${tables.size}`;
  if (doing === 'create') tables.set(table, []);
  if (doing === 'look') tables.get(table)![command.seat!] = socket;
  const at = doing === 'move' ? command.at + 1 : 0;
  socket.send(JSON.stringify({ re: id, ok: { table, at } }));
  if (doing === 'start' || doing === 'move') tables.get(table)![at % SEATS]!.send(frame(table, at));
}

const people = createServer((_, reply) => reply.setHeader('set-cookie', 'somebody=1').end('{}'));
new WebSocketServer({ server: people }).on('connection', (socket) => {
  socket.on('message', (data) => answer(socket, JSON.parse(String(data)) as Command));
});
people.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'));
process.on('SIGTERM', () => process.exit());
