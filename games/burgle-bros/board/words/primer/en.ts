/** What one needs to sit down, in two minutes; what is between asterisks is stressed. */
export const primer = {
  job: {
    title: 'The job',
    words: 'One crew, all of you together. *Crack the Safe* on every floor, then get everyone up to the *roof*.',
  },
  turn: {
    title: 'Your turn',
    words: '*Four actions.* Peek at a face-down tile, move, or work on a Safe. Use two or fewer and you draw an event.',
  },
  guard: {
    title: 'The guard',
    words:
      'After your turn he moves toward his *red die* by the shortest path. On a tile with him you lose a *Stealth*. You have three.',
  },
  alarms: {
    title: 'Alarms',
    words:
      'Some tiles trigger alarms. The guard heads for an *alarm*, one step faster, and turns it off when he gets there.',
  },
  safe: {
    title: 'The Safe',
    words:
      'Its row and column are the *combination*. Reveal those tiles, add dice to the Safe, roll. Every matching number is cracked.',
  },
};

/** Rules at work. */
export const examples = {
  guard:
    'The red die is at D1. The wall makes the guard go around: A2, B2. From there two paths are equally short, and he takes the one to his left, via B1.',
  safe: 'The roll shows a 3, a 6 and a 5: Laboratory 3 and Camera 6 are cracked. The 1 is not, because no die shows it. Face-down tiles in the line have to be revealed first.',
};
