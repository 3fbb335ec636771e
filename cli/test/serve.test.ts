import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '../serve.ts';

test('what is played belongs to whoever calls, where programs keep such things', () => {
  expect(dataFolder({ HOME: '/home/ada' }, 'linux')).toBe(join('/home/ada', '.local', 'share'));
  expect(dataFolder({ HOME: '/home/ada', XDG_DATA_HOME: '/data' }, 'linux')).toBe('/data');
  expect(dataFolder({ HOME: '/Users/ada' }, 'darwin')).toBe(join('/Users/ada', 'Library', 'Application Support'));
  expect(dataFolder({ LOCALAPPDATA: 'C:\\Data' }, 'win32')).toBe('C:\\Data');
});
