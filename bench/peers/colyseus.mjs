// Colyseus' own server, keeping everything in memory: `node colyseus.mjs PORT`. Art Robbery written the way games are
// written for it: a schema that tells by itself what has changed, to each only what their view has; the other hands and
// the stack are in no one's. Patches go out after each move and not every 50 ms, which would be all that it measures. The
// next game is dealt in the same room.

import { createRequire } from 'node:module';
import { DECK, enumerate, layOut, outcome, RAIDS } from './art-robbery.mjs';

const require = createRequire(import.meta.url);
const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { ArraySchema, schema, StateView, t } = require('@colyseus/schema');

const SEATS = 4;
const NOBODY = 255;

const Token = schema({ card: t.string(), points: t.uint8(), alibis: t.uint8(), at: t.string() }, 'Token');
const Player = schema({ hand: t.array('string').view(), safe: t.array(Token) }, 'Player');
const Question = schema({ target: t.uint8(), victim: t.string() }, 'Question');
const Table = schema(
  {
    at: t.uint32(),
    raid: t.uint8(),
    turn: t.uint8(),
    asked: t.uint8(),
    loot: t.array(Token),
    players: t.array(Player),
    dog: t.string(),
    draw: t.uint8(),
    discarded: t.uint8(),
    question: Question,
  },
  'Table',
);

const order = Array.from({ length: SEATS }, (_, seat) => String(seat));
const below = (bound) => Math.floor(Math.random() * bound);

function shuffled(cards) {
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

class ArtRobbery extends Room {
  maxClients = SEATS;
  patchRate = null;

  onCreate() {
    this.state = new Table().assign({ at: 0 });
    for (const _ of order) this.state.players.push(new Player());
    this.deal();
    this.onMessage('play', (client, [card, target]) => this.play(String(client.userData), card, target));
    this.onMessage('give', (client, [what]) => this.give(String(client.userData), what));
  }

  onJoin(client, { seat }) {
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }

  deal() {
    const { state } = this;
    this.deck = shuffled(DECK);
    this.discard = [];
    state.raid = 0;
    state.dog = 'centre';
    state.turn = below(SEATS);
    state.asked = NOBODY;
    state.question = undefined;
    for (const player of state.players) {
      player.hand.clear();
      for (let n = 0; n < 5; n++) player.hand.push(this.deck.pop());
      player.safe.clear();
    }
    this.layOut();
    this.count();
  }

  layOut() {
    const { state } = this;
    state.loot = new ArraySchema(...layOut(state.raid).map((token) => new Token().assign(token)));
    this.inCentre = state.loot.length;
  }

  play(seat, card, target) {
    const { state } = this;
    const { hand } = state.players[seat];
    const place = hand.indexOf(card);
    if (String(state.turn) !== seat || state.asked !== NOBODY || place === -1) return;
    const legal = enumerate(this.plain(), undefined, seat);
    if (!legal.some(({ args }) => args[0] === card && args[1] === target)) return;
    hand.splice(place, 1);
    this.discard.push(card);
    if (card === 'dog') state.dog = seat;
    if (target !== undefined) {
      const token = state.loot[target];
      if (token.at !== 'centre' && token.at === state.dog) {
        state.question = new Question().assign({ target, victim: token.at });
        state.asked = Number(token.at);
        return this.tell();
      }
      if (token.at === 'centre') this.inCentre -= 1;
      token.at = seat;
    }
    this.finish();
  }

  give(seat, what) {
    const { state } = this;
    if (String(state.asked) !== seat) return;
    if (what === 'dog') state.dog = String(state.turn);
    else state.loot[state.question.target].at = String(state.turn);
    state.asked = NOBODY;
    state.question = undefined;
    this.finish();
  }

  finish() {
    const { state } = this;
    state.players[state.turn].hand.push(this.deck.pop());
    if (this.deck.length === 0) {
      this.deck = shuffled(this.discard);
      this.discard = [];
    }
    state.turn = (state.turn + 1) % SEATS;
    if (this.inCentre === 0) this.endRaid();
    this.tell();
  }

  endRaid() {
    const { state } = this;
    const boss = state.loot.find(({ card }) => card === 'boss');
    const kept = state.loot.some(({ at, card }) => at === boss.at && (card === '4' || card === '5'));
    for (const { card, points, alibis, at } of state.loot)
      if (card !== 'boss' || kept) state.players[at].safe.push(new Token().assign({ card, points, alibis, at }));
    state.raid += 1;
    if (state.raid === RAIDS.length) {
      outcome(this.plain(), { playOrder: order });
      return this.deal();
    }
    this.layOut();
    if (state.dog !== 'centre') state.turn = Number(state.dog);
  }

  /** What the rules that are shared with the other peer read. */
  plain() {
    const { loot, players } = this.state;
    return { question: null, loot, players };
  }

  count() {
    this.state.draw = this.deck.length;
    this.state.discarded = this.discard.length;
  }

  tell() {
    this.count();
    this.state.at += 1;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('art-robbery', ArtRobbery);
await server.listen(Number(process.argv[2]), '127.0.0.1');
process.stdout.write('ready\n');
