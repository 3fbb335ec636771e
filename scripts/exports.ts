import { posix } from 'node:path';
import { tokens } from './tokens.ts';
import { ALIASES, isTest } from './walls.ts';

/** What one file says of another: which names it takes from it, or that it takes whatever is there. */
interface Taking {
  readonly from: string;
  readonly names: readonly string[] | 'all';
}

/** What hosts and browsers run: there, what nobody but tests uses is not used. */
const PROGRAM = /^(table|games|bots|lobby|wire|server|web|board|look|cli)\//;

/**
 * What these files export, by path, and no other of them imports. A test may look at what its file keeps to itself otherwise,
 * but what a program's file does not use itself it does not have for tests alone.
 */
export function loose(sources: ReadonlyMap<string, string>): readonly string[] {
  const [taken, tested] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const whole = new Set<string>();
  for (const [path, source] of sources) {
    for (const { from, names } of takings(path, source)) {
      const takers = isTest(path) && !isTest(from) ? tested : taken;
      if (names === 'all') whole.add(from);
      else takers.set(from, new Set([...(takers.get(from) ?? []), ...names]));
    }
  }
  return [...sources].flatMap(([path, source]) => {
    if (whole.has(path)) return [];
    const used = (name: string): boolean =>
      taken.get(path)?.has(name) === true ||
      (tested.get(path)?.has(name) === true && (!PROGRAM.test(path) || isSaidTwice(name, source)));
    return exportsOf(source)
      .filter((name) => !used(name))
      .map((name) => `${path}: ${name}`);
  });
}

const isSaidTwice = (name: string, source: string): boolean =>
  tokens(source).filter(({ kind, text }) => kind === 'word' && text === name).length > 1;

/** Where a type's name must say what it is without its file. */
const PLATFORM = /^(table|board|wire|lobby|bots|look)\//;

/** Types of the platform that are exported under the same name by several files, and by which. */
export function alike(sources: ReadonlyMap<string, string>): readonly string[] {
  const named = new Map<string, string[]>();
  for (const [path, source] of sources) {
    if (!PLATFORM.test(path) || isTest(path)) continue;
    for (const [, name] of source.matchAll(TYPES)) named.set(name!, [...(named.get(name!) ?? []), path]);
  }
  return [...named].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}

const TYPES = /^export (?:abstract )?(?:interface|type|class) (\w+)/gm;

/** Not types: one that a signature speaks of may have a name outside. */
const DECLARING = ['const', 'let', 'function', 'class'];

function exportsOf(source: string): readonly string[] {
  const found = tokens(source).filter(({ text, depth }) => depth === 0 && text !== 'async');
  return found.flatMap(({ text }, i) => {
    const [what, name] = [found[i + 1], found[i + 2]];
    return text === 'export' && DECLARING.includes(what!.text) && name!.kind === 'word' ? [name!.text] : [];
  });
}

const FROM = /^\s*(?:import|export)\s+(?:type\s+)?([\w*{}\s,$]*?)\s*from\s+['"]([^'"]+)['"]/gm;
const LAZY = /import\(\s*(?:\/\*.*?\*\/\s*)?['"`]([^'"`]+)['"`]/g;

function takings(path: string, source: string): readonly Taking[] {
  const named = [...source.matchAll(FROM)].map(([, what, from]): Taking => {
    const list = /\{([\s\S]*)\}/.exec(what!)?.[1];
    const names = (list ?? '').split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0]!,
    );
    return { from: resolved(path, from!), names: what!.includes('*') ? 'all' : names.filter((name) => name !== '') };
  });
  const lazy = [...source.matchAll(LAZY)].map(([, from]): Taking => ({ from: resolved(path, from!), names: 'all' }));
  return [...named, ...lazy];
}

function resolved(path: string, from: string): string {
  const alias = Object.keys(ALIASES).find((each) => from.startsWith(each));
  if (alias !== undefined) return ALIASES[alias]! + from.slice(alias.length);
  return from.startsWith('.') ? posix.join(posix.dirname(path), from) : from;
}
