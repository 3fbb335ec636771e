import { joined } from '#table/text.ts';
/** What the terminal itself says; the games bring their own sentences. English is the shape for the other languages. */
export const en = {
  and: joined.en,
  seat: (seat: number) => `Seat ${seat}`,
  audience: 'the audience',

  /** What can be typed. The English words work in every language. */
  commands: {
    undo: 'undo',
    board: 'board',
    moves: 'moves',
    log: 'log',
    rules: 'rules',
    save: 'save',
    help: 'help',
    quit: 'quit',
  },
  commandHelp: {
    undo: 'take back your last move, as long as it showed nobody anything new',
    board: 'show the table again',
    moves: 'list your moves again',
    log: 'tell all that has happened so far',
    rules: 'show the rules; with a number or a word after it, only those',
    save: 'with a file name after it, write the record of the finished game',
    help: 'show this list',
    quit: 'leave the table',
  },
  helpMoves: (name: string) =>
    `Choose a move by its number in the list, or type its short name, such as “${name}”. A number alone always means the list.`,

  /** Events are told in the third person, so everybody has a name. */
  against: (me: string, others: string) =>
    others === '' ? `You are ${me}, and you play alone.` : `You are ${me}. With you at the table: ${others}.`,
  bot: (name: string, bot: string) => `${name} (${bot})`,
  sealed: (commitment: string) =>
    `Every shuffle and every die follows from a secret that is already fixed. This is its fingerprint; you get the secret when the game is over: ${commitment}`,
  hint: 'Type “help” for what you can do and “rules” for the rules.',

  happened: 'What happened',
  nothingYet: 'Nothing has happened yet.',
  yourMoves: 'Your moves',
  prompt: (count: number) => `Your move (${count === 1 ? '1' : `1–${count}`} or help): `,
  canUndo: '“undo” takes your last move back.',
  takenBack: 'You took your last move back.',
  noSuchNumber: (count: number) => (count === 1 ? 'There is only move 1.' : `There are only the moves 1 to ${count}.`),

  rulesHint: (command: string, id: string) => `“${command} ${id}” shows a rule, “${command}” and a word searches.`,
  noRule: (word: string) => `No rule speaks of “${word}”.`,
  ours: 'with a ruling of ours',

  over: 'The game is over',
  overHint: '“save FILE” keeps the record, “log” tells the whole story, “quit” leaves.',
  overPrompt: 'Anything else? ',
  revealed: (secret: string) => `The secret behind every shuffle and every die: ${secret}`,
  fingerprint: (commitment: string) => `Its fingerprint, known from the start: ${commitment}`,
  saved: (file: string) => `Saved as ${file}. Check it with: hideout verify ${file}`,
  notSaved: (file: string, reason: string) => `${file} was not written: ${reason}.`,
  reasons: {
    exists: 'there is a file of that name already',
    folder: 'there is no such folder',
    denied: 'it is not allowed',
    directory: 'that is a folder',
    other: 'the system refused',
  },
  bye: 'Good night, and mind the cameras.',

  story: (seats: number, entries: number) => `${seats} seats, ${entries === 1 ? '1 entry' : `${entries} entries`}`,
  seenBy: (viewer: string) => `Told as ${viewer} saw it; what was hidden is unknown here, too.`,
  undone: (to: number) => (to === 0 ? 'takes back everything' : `takes back everything after entry ${to}`),
  tableAfter: (entry: number) => (entry === 0 ? 'The table after the setup' : `The table after entry ${entry}`),
  notOver: 'The game is not over here.',
};

/** Everything, in one language. */
export type Words = typeof en;
