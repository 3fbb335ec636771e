import { joined } from '#table/text.ts';
/** What the terminal itself says; the games bring their own sentences. English is the shape for the other languages. */
export const en = {
  and: joined.en,
  seat: (seat: number) => `Seat ${seat}`,
  audience: 'the spectators',

  /** What decided a game. */
  account: {
    how: 'How this was found',
    rounds: (rounds: number) =>
      `Every position was played on ${rounds} times. Numbers are wins of 100; each is no further off than it says, 19 times in 20.`,
    sum: (start: string, parts: string, result: string) => `${start} at the start; ${parts}; ${result} in the end.`,
    crew: 'The crew',
    parts: {
      luck: 'luck',
      unknown: 'what could not be known',
      own: 'own decisions',
      others: 'the others',
      rest: 'the rest',
    },
    points: 'Turning points',
    noPoints: 'No single moment stands out.',
    deal: 'The deal',
    entry: (at: number) => `Entry ${at}`,
    better: (move: string) => `Better was: ${move}`,
  },

  /** What can be typed. The English words work in every language. */
  commands: {
    undo: 'undo',
    board: 'board',
    moves: 'moves',
    log: 'log',
    rules: 'rules',
    save: 'save',
    say: 'say',
    start: 'start',
    leave: 'leave',
    back: 'back',
    help: 'help',
    quit: 'quit',
  },
  commandHelp: {
    undo: 'undo your last move, as long as it showed no one anything new',
    board: 'show the table again',
    moves: 'list your moves again',
    log: 'show everything that has happened so far',
    rules: 'show the rules; with a number or a word after it, only the ones that match',
    save: 'with a file name after it, write the record of the finished game',
    say: 'with words after it, say them to everyone at the table',
    start: 'begin the game; bots keep free seats warm until someone comes',
    leave: 'let a bot play your seat until you are back, and end the program',
    back: 'take your seat back from the bot that plays for you',
    help: 'show this list',
    quit: 'end the program',
  },
  helpMoves: (name: string) =>
    `Choose a move by its number in the list, or type its short name, such as “${name}”. A number alone always means the list.`,

  /** Events are told in the third person, so everyone has a name. */
  against: (me: string, others: string) =>
    others === '' ? `You are ${me}, and you play solo.` : `You are ${me}. Also at the table: ${others}.`,
  bot: (name: string, bot: string) => `${name} (${bot})`,
  sealed: (commitment: string) =>
    `Every shuffle and every die follows from a secret that is already fixed. This is its fingerprint; you get the secret when the game is over: ${commitment}`,
  six: (names: string) => `The same six pictures for everyone here, to be compared before the first move: ${names}`,
  noted: (line: string) => `Note this down to check the record with later: ${line}`,
  alike: (seen: number, all: number) =>
    `The record matches what this program was shown: ${seen} of ${all} entries as they happened.`,
  unlike: (what: string, at: number | undefined) =>
    `This is not the game that was shown here (${what}${at === undefined ? '' : `, entry ${at}`}). Keep the record.`,
  hint: 'Type “help” for what you can do and “rules” for the rules.',

  happened: 'Log',
  nothingYet: 'Nothing has happened yet.',
  earlier: (moves: number) =>
    moves === 1 ? '“log” shows the move before these.' : `“log” shows the ${moves} moves before these.`,
  tookBack: (name: string) => `${name} undid the last move.`,
  yourMoves: 'Your moves',
  prompt: (count: number) => `Your move (${count === 1 ? '1' : `1–${count}`} or help): `,
  canUndo: '“undo” undoes your last move.',
  takenBack: 'You undid your last move.',
  noSuchNumber: (count: number) => (count === 1 ? 'Choose 1.' : `Choose a number from 1 to ${count}.`),

  /** At a server, where others come, speak and go. */
  watching: (others: string) => (others === '' ? 'You are watching an empty table.' : `You are watching ${others}.`),
  startPrompt: '“start” begins the game: ',
  fillingPrompt: 'Waiting for the start (or help): ',
  waitingPrompt: (names: string) => `Waiting for ${names} (or help): `,
  invitation: (link: string) => `Send this link to the people you want to play with: ${link}`,
  seats: (names: string) => `At the table: ${names}.`,
  freeSeats: (count: number) => (count === 1 ? '1 free seat' : `${count} free seats`),
  strengths: { easy: 'easy bot', normal: 'bot', hard: 'hard bot' },
  formerPlayer: 'a former player',
  began: 'The game begins.',
  sat: (name: string, before: string) => `${name} takes the seat of ${before}.`,
  standsIn: (name: string) => `${name} is away; a bot plays until ${name} is back.`,
  isBack: (name: string) => `${name} is back.`,
  youAreOut: 'A bot is playing for you now. “back” takes your seat back.',
  youAreBack: 'You have your seat back.',
  said: (name: string, text: string) => `${name} says: ${text}`,
  program: 'a guest’s program',
  botPlays: (bot: string, wayBack: string) =>
    `${bot} plays now, and everyone at the table is told that it is a bot. Ctrl-C ends it; to come back: ${wayBack}`,
  reacted: {
    bravo: (name: string) => `${name} applauds.`,
    laugh: (name: string) => `${name} laughs.`,
    gasp: (name: string) => `${name} gasps.`,
    ouch: (name: string) => `${name} winces.`,
    heart: (name: string) => `${name} loves it.`,
  },
  sayWhat: 'Say what? Type the words after it.',
  connectionLost: 'Connection lost. Trying again…',
  connectionBack: 'Connected again.',
  seatKept: (command: string) => `Your seat stays yours, and the table is waiting for you: ${command}`,
  seatLent: (command: string) => `A bot plays for you until you are back: ${command}`,

  rulesHint: (command: string, id: string) => `“${command} ${id}” shows a rule, “${command}” and a word searches.`,
  noRule: (word: string) => `No rule mentions “${word}”.`,
  ours: 'includes our ruling',

  over: 'The game is over',
  overHint: '“save FILE” keeps the record, “log” tells the whole story, “quit” leaves.',
  overPrompt: 'Anything else? ',
  revealed: (secret: string) => `The secret behind every shuffle and every die: ${secret}`,
  fingerprint: (commitment: string) => `Its fingerprint, known from the start: ${commitment}`,
  saved: (file: string) => `Saved as ${file}. Check it with: hideout verify ${file}`,
  notSaved: (file: string, reason: string) => `${file} was not written: ${reason}.`,
  reasons: {
    exists: 'a file with that name already exists',
    folder: 'there is no such folder',
    denied: 'permission denied',
    directory: 'that is a folder',
    other: 'the system refused',
  },
  bye: 'Good night, and mind the cameras.',

  story: (seats: number, entries: number) => `${seats} seats, ${entries === 1 ? '1 entry' : `${entries} entries`}`,
  seenBy: (viewer: string) => `As ${viewer} saw it; what was hidden stays hidden.`,
  undone: (to: number) => (to === 0 ? 'undoes everything' : `undoes everything after entry ${to}`),
  tableAfter: (entry: number) => (entry === 0 ? 'The table after the setup' : `The table after entry ${entry}`),
  notOver: 'The game is not over at this point.',
};

/** Everything, in one language. */
export type Words = typeof en;
