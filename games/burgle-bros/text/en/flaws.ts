import type { FlawWords } from '../flaws.ts';

export const flaws: FlawWords = {
  floor: (floor) => `floor ${floor}: `,
  'no options': () => 'options must be an object',
  'no option': ({ said }) => `there is no option "${said}"`,
  'no job': ({ said }) => `there is no job "${said}"`,
  'yes or no': ({ option }) => `"${option}" must be true or false`,
  'no hole': ({ job }) => `the job "${job}" has no empty spot`,
  'no square': ({ said }) => `there is no square "${said}" to leave empty`,
  'other hole': ({ hole }) => `these walls leave ${hole} empty`,
  'no walls': () => '"walls" must be standard, alternative, random, or a list with a text for each floor',
  'no alternative': ({ job }) => `the job "${job}" has no alternative walls`,
  floors: ({ count, wanted }) =>
    `there are walls for ${count === 1 ? '1 floor' : `${count} floors`}, not for ${wanted}`,
  'no text': () => 'the walls must be a text',
  'no wall': ({ said }) => `"${said}" is not a wall; a wall is two squares, such as A1B1`,
  'no edge': ({ wall }) => `no wall can stand at ${wall}`,
  'wall twice': ({ wall }) => `the wall ${wall} is there twice`,
  'wall count': ({ count, wanted }) => `${count === 1 ? '1 wall' : `${count} walls`} instead of ${wanted}`,
  'cut off': ({ at }) => `${at} cannot be reached`,
  drawing: ({ lines, wanted }) => `a drawing of ${lines === 1 ? '1 line' : `${lines} lines`} instead of ${wanted}`,
  'too long': ({ most }) => `longer than ${most} characters`,
  'no cast': () => '"characters" must be dealt, or a list with one for each seat',
  'cast size': ({ count, most }) => `${count === 1 ? '1 character' : `${count} characters`} for 1 to ${most} players`,
  'no character': ({ said }) => `there is no character "${said}"`,
  'character twice': ({ character }) => `the character "${character}" is there twice`,
  'not alone': ({ character }) => `the character "${character}" cannot play alone`,
};
