/** What the lookout says in every lesson; the lessons themselves have the rest. */
export const en = {
  stepOf: (step: number, all: number) => `${step} of ${all}`,
  leave: 'Leave',
  leaveWhat: 'Leave the lesson',
  leaveForTable: 'Leave the lesson, back to the table',
  back: 'Back',
  showMe: 'Show me',
  goOn: 'Go on',
  takeBack: 'Undo',
  playOn: 'Play on',
  yourChoice: 'Your choice',
  stations: 'Parts of the lesson',
  /** Something that can be done, but not now. */
  later: { title: 'Later', says: (move: string) => `That would be: ${move}` },
  /** Something that the rules do not allow. */
  no: 'Not allowed',
  all: 'All lessons',
  unknown: 'There is no such lesson.',
  opening: 'Setting up the table',
  inWords: 'Text view',
  onBoard: 'On the board',

  learn: {
    title: 'Learn',
    tagline: 'You play. I point.',
    minutes: (minutes: number) => `${minutes} min`,
    start: 'Start',
    goOn: 'Go on',
    again: 'Again',
    done: 'Done',
    doneSmall: 'done',
    twoMinutes: 'Two minutes',
    games: 'Games',
  },
};
export type Words = typeof en;
