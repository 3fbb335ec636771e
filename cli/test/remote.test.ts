import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURE_NAMES, type PictureName } from '#table/pictures.ts';
import { afterwards, granted, type House, house, startedTable } from '../../server/test/house.ts';
import { words } from '../text/index.ts';
import { folder, perform } from './perform.ts';
import { Terminal } from './terminal.ts';

/** Somebody’s terminal at this server; `home` is where the program keeps who they are. */
const terminal = (line: string, home = folder(), lang = 'en'): Terminal =>
  new Terminal(['play', ...line.split(' ')], { XDG_CONFIG_HOME: home, LANG: lang });

const linkIn = (text: string): string => /http:\S+\/t\/[a-z0-9-]+/.exec(text)![0];

/** Two people at a table that has begun, one in English, one in German. */
async function pair({ url }: House, homes = [folder(), folder()] as const) {
  const mira = terminal(`art-robbery --server ${url} --seats 2 --invite --name Mira`, homes[0]);
  const link = linkIn(await mira.until(words.en.startPrompt));
  const jonas = terminal(`--server ${link} --name Jonas`, homes[1], 'de');
  await jonas.until(words.de.fillingPrompt);
  await mira.until('At the table: Mira and Jonas.');
  mira.type('start');
  return { mira, jonas, link };
}

/** Makes the first move whenever it is somebody’s turn, until the game is over. */
async function playOn(player: Terminal, { prompt, over }: { readonly prompt: RegExp; readonly over: string }) {
  for (;;) {
    const text = await player.until(new RegExp(`${prompt.source}$|${over}`));
    if (text.includes(over)) return text;
    player.type('1');
  }
}

const EN = { prompt: /Your move \(.*\): /, over: words.en.over };
const DE = { prompt: /Dein Zug \(.*\): /, over: words.de.over };

test('two people at two terminals play a whole game, each in their language, and keep a record that holds', async () => {
  const { mira, jonas } = await pair(await house());
  const [told, erzählt] = await Promise.all([playOn(mira, EN), playOn(jonas, DE)]);
  const [, secret] = /every die:\s+([0-9a-f]{64})/.exec(told)!;
  expect(erzählt).toContain(secret);
  const file = join(folder(), 'game.json');
  jonas.type(`speichern ${file}`);
  await jonas.until('hideout verify');
  for (const player of [mira, jonas]) player.type('quit');
  expect((await mira.ended).code).toBe(0);
  expect((await jonas.ended).err).toBe('');
  expect((await perform(['verify', file])).out).toContain('all from the secret');
  // Before the first move both were told what it was sealed with, and what to note down; at the end, that it was that game.
  const [en, de] = [(await mira.ended).out, (await jonas.ended).out].map((out) => out.replace(/\s+/g, ' '));
  const [, six] = /before the first move: ((?:[^,]+, ){5}[A-Z][\w ’]*?) Note/.exec(en!)!;
  const sechs = six!.split(', ').map((name) => {
    const [picture] = Object.entries(PICTURE_NAMES.en).find(([, called]) => called === name)!;
    return PICTURE_NAMES.de[picture as PictureName];
  });
  expect(de).toContain(`zu vergleichen: ${sechs.join(', ')}`);
  for (const [seat, text] of [en!, de!].entries()) {
    const [, flags] = new RegExp(`hideout verify FILE (--seal [0-9a-f]{64} --salt ${seat}:\\S+)`).exec(text)!;
    const { out } = await perform(['verify', file, ...flags!.split(' ')]);
    expect(out).toMatch(new RegExp(`your seal +the same\nyour salt +the one of seat ${seat}`));
  }
  // Whoever is quick may have moved before the other's program looked.
  expect(en).toMatch(/matches what this program was shown: [1-9]\d* of \d+ entries/);
  expect(de).toMatch(/was dieses Programm gesehen hat: [1-9]\d* von \d+ Einträgen/);
});

test('what one does or says, the other sees while they wait', async () => {
  const { mira, jonas } = await pair(await house());
  const first = (await mira.until(/(Your move|Waiting for Jonas) .*: $/)).includes('Your move');
  const [actor, waiter] = first ? [mira, jonas] : [jonas, mira];
  await jonas.until(/(Dein Zug|Warten auf Mira) .*: $/);
  waiter.type('say  Hello,  you two');
  const name = first ? 'Jonas sagt: ' : 'Mira sagt: ';
  await actor.until(first ? name.replace('sagt', 'says') : name);
  waiter.type('1');
  await waiter.until(first ? 'Du bist nicht am Zug.' : 'It is not your turn.');
  actor.type('1');
  await waiter.until(first ? '• Mira spielt' : '• Jonas plays');
});

test('a player who quits keeps the seat, and is told what happened when they come back', async () => {
  const homes = [folder(), folder()] as const;
  const at = await house();
  const { mira, jonas, link } = await pair(at, homes);
  await mira.until(/(Your move|Waiting for) .*: $/);
  await jonas.until(/(Dein Zug|Warten auf) .*: $/);
  mira.type('quit');
  const { code, out } = await mira.ended;
  expect(code).toBe(0);
  expect(out.replace(/\s+/g, ' ')).toContain(words.en.seatKept(`hideout play --server ${link} --name Mira`));
  const file = join(homes[0], 'hideout', 'people.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual([at.url]);

  const back = terminal(`--server ${link} --name Mira`, homes[0]);
  const arrived = await back.until(/(Your move|Waiting for) .*: $/);
  expect(arrived).toContain('You are Mira. Also at the table: Jonas.');
  const isMine = arrived.includes('Your move');
  const actor = isMine ? back : jonas;
  actor.type('1');
  await back.until(isMine ? '• Mira plays' : '• Jonas plays');
  back.type('quit');
  await back.ended;
  // What has been told is not told again.
  const later = terminal(`--server ${link} --name Mira`, homes[0]);
  expect(await later.until(/(Your move|Waiting for) .*: $/)).not.toContain(words.en.happened);
  later.type('log');
  await later.until(words.en.happened);
});

test('a player who leaves is played by a bot until they are back, and sees what it did', async () => {
  const homes = [folder(), folder()] as const;
  const { mira, jonas, link } = await pair(await house(), homes);
  await mira.until(/(Your move|Waiting for) .*: $/);
  mira.type('leave');
  expect((await mira.ended).out).toContain('A bot plays for you until you are back');
  await jonas.until('Mira ist weg; bis zur Rückkehr spielt ein Bot.');
  for (let moves = 0; moves < 3; moves++) {
    await jonas.until(DE.prompt);
    jonas.type('1');
  }
  await jonas.until(DE.prompt);
  const back = terminal(`--server ${link} --name Mira`, homes[0]);
  expect(await back.until(/(Your move|Waiting for) .*: $/)).toMatch(/Log\n(?:.*\n)*• Mira plays/);
  await jonas.until('Mira ist wieder da.');
});

test('a table outlives its server, and what was typed meanwhile is done once', async () => {
  const first = await house();
  const { mira, jonas } = await pair(first);
  const begins = await mira.until(/(Your move|Waiting for) .*: $/);
  await jonas.until(/(Dein Zug|Warten auf) .*: $/);
  const [actor, waiter] = begins.includes('Your move') ? [mira, jonas] : [jonas, mira];
  const port = first.running.port;
  await first.running.close();
  await Promise.all([mira.until(words.en.connectionLost), jonas.until(words.de.connectionLost)]);
  actor.type('1');
  await house({ port }, first.file);
  const [back, seen] =
    actor === mira ? [words.de.connectionBack, /• Mira spielt/g] : [words.en.connectionBack, /• Jonas plays/g];
  // Being back and the move may come in one go.
  const told = await waiter.until(/(Your move|Dein Zug) .*: $/);
  expect(told).toContain(back);
  expect(told.match(seen)).toHaveLength(1);
});

test('a table with bots begins at once; a third one watches and takes the seat that a bot keeps warm', async () => {
  const { url } = await house({ botPause: 20 });
  const mira = terminal(`art-robbery --server ${url} --seats 3 --invite --name Mira`);
  const link = linkIn(await mira.until(words.en.startPrompt));
  mira.type('start');
  await mira.until(/Your move .*: $/);
  const ines = terminal(`--server ${link} --watch --name Ines`);
  expect(await ines.until('Waiting for Mira')).toContain('You are watching Mira, Roxie (bot) and Vincenzo (bot).');
  ines.type('1');
  await ines.until('It is not your turn.');
  ines.type('leave');
  await ines.until('That is not your seat.');
  ines.type('quit');
  expect((await ines.ended).out).not.toContain('Your seat stays yours');
  const jonas = terminal(`--server ${link} --seat 2 --name Jonas`);
  await mira.until('Jonas takes the seat of Vincenzo.');
  expect(await jonas.until('Waiting for Mira')).toContain('You are Jonas. Also at the table: Mira and Roxie (bot).');
  const alone = terminal(`art-robbery --server ${url} --bots easy,hard --name Ada`);
  expect(await alone.until(/Your move .*: $/)).toMatch(/table: \S+ \(easy bot\) and \S+ \(hard bot\)\./);
});

test('a whole game can be piped in: lines wait for their turn', async () => {
  const { url } = await house();
  const env = { XDG_CONFIG_HOME: folder() };
  const line = `play art-robbery --server ${url} --seats 2`;
  const { code, out, err } = await perform(line.split(' '), { env, input: '1\n'.repeat(200) });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(words.en.over);
  expect(out).not.toContain('It is not your turn.');
});

test('each name is a person of its own, and without a name it is whoever played last', async () => {
  const { url } = await house();
  const home = folder();
  for (const name of ['Mira', 'Jonas']) {
    const player = terminal(`art-robbery --server ${url} --invite --name ${name}`, home);
    await player.until(words.en.startPrompt);
    player.type('quit');
    await player.ended;
  }
  const again = terminal(`art-robbery --server ${url} --invite`, home);
  expect(await again.until(words.en.startPrompt)).toContain('You are Jonas.');
});

test('where nothing will ever happen again nobody is kept waiting', async () => {
  const at = await house();
  const mira = await at.guest('Mira');
  const { table } = granted(await mira.link.ask('create', { game: 'art-robbery', seats: 2 }));
  const jonas = terminal(`--server ${at.url} --table ${table} --name Jonas`, folder(), 'de');
  await jonas.until(words.de.fillingPrompt);
  granted(await mira.link.ask('close', { table }));
  expect(await jonas.ended).toMatchObject({ code: 2, err: 'hideout: Diesen Tisch gibt es nicht.\n' });

  const given = await startedTable([mira]);
  const ines = terminal(`--server ${at.url} --table ${given} --watch`);
  await ines.until('Waiting for');
  granted(await mira.link.ask('resign', { table: given, seat: 0 }));
  expect(await ines.ended).toMatchObject({ code: 2, err: 'hideout: The game is over.\n' });
});

const BAD_LINES = [
  ['--server nowhere', /--server is an address such as http:\/\/localhost:4600, not "nowhere"/],
  ['--server ftp://localhost', /--server is an address/],
  ['--server URL/elsewhere', /--server is an address/],
  ['--server CLOSED art-robbery', /http:\S+ cannot be reached: no response at that port/],
  ['--server http://no.such.machine.invalid art-robbery', /cannot be reached: there is no such machine/],
  ['--server URL', /the GAME is missing/],
  ['--server URL chess', /unknown game "chess"/],
  ['--server URL --table no-such-table', /There is no such table\./],
  ['--server URL --table no-such-table --lang es', /No existe esa mesa\./],
  ['--server URL --table UPPER', /That could not be understood\./],
  ['--server URL/t/no-such-table --watch', /There is no such table\./],
  ['--server URL --watch art-robbery', /--watch needs a table: --table NAME/],
  ['--server URL --table abc art-robbery', /art-robbery is for a new table/],
  ['--server URL --table abc --seats 3', /--seats is for a new table/],
  ['--server URL art-robbery --seats 9', /--seats is a whole number from 2 to 5/],
  ['--server URL art-robbery --seat 3', /--seat is a whole number from 0 to 2, not "3"/],
  ['--server URL art-robbery --seed a', /--seed is for a table without a server/],
  ['--server URL art-robbery --bots greedy', /at a server --bots are easy, normal or hard, not "greedy"/],
  ['--server URL art-robbery --bots easy --invite', /--bots and --invite exclude each other/],
  ['art-robbery --invite', /--invite is for a table of a server: --server URL/],
] as const;

test('what cannot be is one line on stderr and exit code 2', async () => {
  const { url } = await house();
  const gone = await house();
  await gone.running.close();
  const env = { XDG_CONFIG_HOME: folder() };
  for (const [line, said] of BAD_LINES) {
    const argv = line.replace('URL', url).replace('CLOSED', gone.url).split(' ');
    const { code, out, err } = await perform(['play', ...argv], { env });
    expect([line, code, out, err]).toEqual([line, 2, '', expect.stringMatching(/^hideout: [^\n]+\n$/)]);
    expect(err).toMatch(said);
  }
});

test('a full table, something else than a server, and a file that cannot be read are complaints too', async () => {
  const at = await house();
  const { link } = await pair(at);
  const complaint = async (line: string, home = folder()): Promise<string> =>
    (await perform(['play', ...line.split(' ')], { env: { XDG_CONFIG_HOME: home } })).err;
  expect(await complaint(`--server ${link}`)).toMatch(/no seat is free at \S+; --watch looks on/);
  expect(await complaint(`--server ${link} --seat 1`)).toMatch(/That seat is taken\./);
  expect(await complaint(`--server ${link} --seat 7`)).toMatch(/There is no such seat\./);

  const other = createServer((_request, answer) => answer.end('<html>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  afterwards(() => void other.close());
  const { port } = other.address() as { port: number };
  expect(await complaint(`art-robbery --server http://127.0.0.1:${port}`)).toMatch(/not a Hideout server/);

  const home = folder();
  writeFileSync(join(home, 'hideout'), '');
  expect(await complaint(`--server ${at.url} art-robbery`, home)).toMatch(
    /people\.json cannot be read: part of the path/,
  );
});
