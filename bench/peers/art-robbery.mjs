// Art Robbery for three to five, written the way games are written for boardgame.io: `G` is plain objects, arrays and
// strings, moves change it, turns and stages say who acts, `ai.enumerate` lists what can be done. The rules, and the
// order of the legal moves, are those of games/art-robbery.
//
// `random` has the methods of boardgame.io's own plugin that are needed, but draws from the benchmark's generator, so
// that both sides play the same games.

const CARDS = ['0', '1', '2', '3', '4', '5', 'boss', 'dog', 'thief'];
export const DECK = CARDS.flatMap((card) => Array(card === 'thief' ? 7 : 6).fill(card));
export const RAIDS = [
  '0•• 1 2 3 3 3 4 5 boss',
  '0•• 1• 2 3 3 3 4 5 boss',
  '0•• 1• 2• 3 3 3 4 5 boss',
  '0•• 1• 2• 3 3 3 4• 5• boss',
].map((tokens) => tokens.split(' ').map(token));

function token(print) {
  const card = print.replaceAll('•', '');
  return { card, points: card === 'boss' ? 5 : Number(card), alibis: print.length - card.length };
}

export const layOut = (raid) => RAIDS[raid].map((token) => ({ ...token, at: 'centre' }));

export const artRobbery = (random) => ({
  name: 'art-robbery',
  minPlayers: 3,
  maxPlayers: 5,

  setup: ({ ctx }) => {
    const deck = random.Shuffle(DECK);
    const players = {};
    for (const player of ctx.playOrder) {
      players[player] = { hand: [], safe: [] };
      for (let n = 0; n < 5; n++) players[player].hand.push(deck.pop());
    }
    return {
      raid: 0,
      turn: ctx.playOrder[random.Die(ctx.numPlayers) - 1],
      loot: layOut(0),
      inCentre: 9,
      players,
      dog: 'centre',
      deck,
      discard: [],
      question: null,
    };
  },

  moves: {
    /** Puts a card down; `target` is the token that it takes, if any. */
    play: ({ G, ctx, playerID, events }, card, target) => {
      const { hand } = G.players[playerID];
      const place = hand.indexOf(card);
      if (place === -1) return 'INVALID_MOVE';
      hand.splice(place, 1);
      G.discard.push(card);
      if (card === 'dog') G.dog = playerID;
      if (target !== undefined) {
        const token = G.loot[target];
        const victim = token.at;
        if (victim !== 'centre' && victim === G.dog) {
          G.question = { target, victim };
          events.setActivePlayers({ value: { [victim]: 'tokenOrDog' } });
          return;
        }
        if (victim === 'centre') G.inCentre -= 1;
        token.at = playerID;
      }
      finishTurn(G, ctx, random);
    },
  },

  turn: {
    order: { first: ({ G }) => Number(G.turn), next: ({ G }) => Number(G.turn) },
    // A raid may be begun by whoever ended the last one, who then simply plays on.
    endIf: ({ G, ctx }) => G.turn !== ctx.currentPlayer,
    stages: {
      tokenOrDog: {
        moves: {
          give: ({ G, ctx }, what) => {
            if (what === 'dog') G.dog = ctx.currentPlayer;
            else G.loot[G.question.target].at = ctx.currentPlayer;
            G.question = null;
            finishTurn(G, ctx, random);
          },
        },
      },
    },
  },

  endIf: ({ G, ctx }) => (G.raid === RAIDS.length ? outcome(G, ctx) : undefined),

  ai: { enumerate },
});

function finishTurn(G, ctx, random) {
  const thief = ctx.currentPlayer;
  G.players[thief].hand.push(G.deck.pop());
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  G.turn = ctx.playOrder[(ctx.playOrderPos + 1) % ctx.numPlayers];
  if (G.inCentre === 0) endRaid(G);
}

function endRaid(G) {
  const boss = G.loot.find((token) => token.card === 'boss');
  const kept = G.loot.some((token) => token.at === boss.at && (token.card === '4' || token.card === '5'));
  for (const token of G.loot) {
    if (token.card !== 'boss' || kept) G.players[token.at].safe.push({ points: token.points, alibis: token.alibis });
  }
  G.raid += 1;
  if (G.raid === RAIDS.length) return;
  G.loot = layOut(G.raid);
  G.inCentre = 9;
  if (G.dog !== 'centre') G.turn = G.dog;
}

export function outcome(G, ctx) {
  const sum = (key) =>
    ctx.playOrder.map((player) => G.players[player].safe.reduce((sum, token) => sum + token[key], 0));
  const [scores, alibis] = [sum('points'), sum('alibis')];
  const fewest = Math.min(...alibis);
  const seats = ctx.playOrder.map(Number);
  const free = seats.filter((seat) => alibis[seat] > fewest);
  const best = (among, worth) => {
    const most = Math.max(...among.map((seat) => worth[seat]));
    return among.filter((seat) => worth[seat] === most);
  };
  return { winners: best(best(free, scores), alibis), scores };
}

export function enumerate(G, _ctx, player) {
  if (G.question !== null) return ANSWERS;
  const { hand } = G.players[player];
  const moves = [];
  for (const card of CARDS) {
    if (!hand.includes(card)) continue;
    const targets = targetsOf(G.loot, card, player);
    for (const target of targets) moves.push({ move: 'play', args: [card, target] });
    if (targets.length === 0) moves.push({ move: 'play', args: [card] });
  }
  return moves;
}

const ANSWERS = [
  { move: 'give', args: ['token'] },
  { move: 'give', args: ['dog'] },
];

/** What a card can take: from the centre, or else from the others. The greedy thief takes anything, but there only. */
function targetsOf(loot, card, player) {
  const [centre, others] = [[], []];
  for (let i = 0; i < loot.length; i++) {
    const { card: number, at } = loot[i];
    if ((number !== card && card !== 'thief') || at === player || !isFirstAlike(loot, i)) continue;
    (at === 'centre' ? centre : others).push(i);
  }
  return centre.length > 0 || card === 'thief' ? centre : others;
}

/** Of tokens in one place that are alike only the first is offered. */
function isFirstAlike(loot, i) {
  const token = loot[i];
  for (let j = 0; j < i; j++) {
    const other = loot[j];
    if (other.at === token.at && other.card === token.card && other.alibis === token.alibis) return false;
  }
  return true;
}
