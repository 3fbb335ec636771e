import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './port.ts';
import { install, mayInstall } from './program.ts';

/** A NATS that answers. */
export interface Nats {
  readonly url: string;
  /** Ends it if it was started for us. */
  stop(): Promise<void>;
}

/** One of our own, which may be ended and started again at the same address. */
export interface OwnNats extends Nats {
  readonly pid: number;
  start(): Promise<void>;
}

/** Where one usually listens. */
const USUAL_PORT = 4222;

/** How long one may take to answer, in milliseconds. */
const PATIENCE = 10_000;

const HOW = `Hideout's tests need a NATS. Either
  - start one on 127.0.0.1:${USUAL_PORT}, or
  - say where one is: NATS_URL=nats://host:port npm test, or
  - install the server's program (Debian, Ubuntu: apt-get install nats-server) so that it can be started here.`;

/** The one in NATS_URL, the one at the usual place, or one that is started for this run. */
export async function findNats(port: number = USUAL_PORT): Promise<Nats> {
  const given = process.env.NATS_URL;
  if (given !== undefined && given !== '') {
    const wrong = await complaint(given);
    if (wrong !== undefined) throw new Error(`NATS_URL does not answer: ${wrong}\n${HOW}`);
    return { url: given, async stop() {} };
  }
  const usual = urlOf(port);
  if ((await complaint(usual)) === undefined) return { url: usual, async stop() {} };
  return startNats();
}

/** Starts one from the system's program, installing that where it is allowed. */
export async function startNats(): Promise<OwnNats> {
  const program = found() ?? installed();
  if (program === undefined) throw new Error(HOW);
  const port = await freePort();
  const url = urlOf(port);
  let child: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  const start = async (): Promise<void> => {
    child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { cwd: tmpdir(), stdio: 'ignore' });
    child.once('error', () => undefined);
    if (await answers(url)) return;
    await stop();
    throw new Error(`A NATS could not be started. ${HOW}`);
  };
  await start();
  return {
    url,
    get pid() {
      return child!.pid!;
    },
    start,
    stop,
  };
}

const urlOf = (port: number): string => `nats://127.0.0.1:${port}`;

async function answers(url: string): Promise<boolean> {
  for (const begun = performance.now(); performance.now() - begun < PATIENCE; await pause(20))
    if ((await complaint(url)) === undefined) return true;
  return false;
}

/** Why there is no use in this address. A NATS says who it is to whoever connects. */
function complaint(url: string): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port || USUAL_PORT), hostname);
    const done = (wrong?: string): void => {
      socket.destroy();
      resolve(wrong);
    };
    socket.setTimeout(PATIENCE, () => done('it says nothing'));
    socket.once('error', (error) => done(String(error)));
    socket.once('close', () => done('it hangs up'));
    socket.once('data', (text) => done(String(text).startsWith('INFO ') ? undefined : 'it is something else'));
  });
}

/** On the path, or where Debian keeps it. */
function found(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'nats-server')).find((program) => existsSync(program));
}

/** Installs it if we may. Debian then also starts one for the whole machine, at the usual place. */
function installed(): string | undefined {
  if (!mayInstall()) return undefined;
  try {
    install('nats-server');
  } catch (error) {
    throw new Error(`apt-get could not install NATS. ${HOW}`, { cause: error });
  }
  return found();
}
