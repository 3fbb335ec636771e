import { of } from '#table/text.ts';
import type { bearings as en } from './en.ts';

export const bearings: typeof en = {
  guard: {
    here: 'está aquí',
    comes: (step, steps) => `pasa por aquí, paso ${step}${steps === undefined ? '' : ` de ${steps}`}`,
    heads: (steps) => `viene hacia aquí, ${steps === 1 ? 'le falta' : 'le faltan'} ${of(steps, 'paso', 'pasos')}`,
    passes: 'pasará, pero no en su próximo movimiento',
  },
  arrival: 'Al entrar',
  quiet: {
    title: 'Ahora no salta',
    forced: 'La trampa está forzada.',
    ringing: 'Su alarma ya está sonando.',
    guard: 'Con un guardia dentro no salta.',
    emp: 'El pulso electromagnético está activo.',
    jammed: 'El inhibidor la impide.',
    suit: 'Ninguna cámara detecta el traje invisible.',
  },
  hack: {
    title: 'Hackeo',
    tokens: (n, where) => `${of(n, 'ficha', 'fichas')}: ${where}. Cada una impide una alarma.`,
    none: (where) => `Aún sin fichas: ${where}.`,
    dark: 'Su servidor sigue sin aparecer.',
    laptop: 'el portátil',
  },
  camera: {
    title: 'Cámaras',
    live: 'Hay un guardia en otra: al entrar salta la alarma.',
    blind: 'Ningún guardia la vigila desde otra.',
  },
  lock: {
    title: 'Cerradura',
    open: 'Está abierto.',
    dice: (n) => `${of(n, 'dado', 'dados')} en tu próximo intento.`,
    bolted: (n) => (n === 0 ? 'Nadie lo mantiene abierto.' : `${of(n, 'acción', 'acciones')} para entrar.`),
    held: 'Alguien lo mantiene abierto.',
  },
  tool: { there: 'Sigue aquí, para quien entre primero.', gone: 'Ya se la llevaron.' },
  refuge: {
    title: 'Sigilo',
    left: (n) => (n === 1 ? 'Queda 1 en esta sala.' : `Quedan ${n} en esta sala.`),
    spent: 'Todo gastado.',
  },
  way: {
    title: 'Paso',
    to: (place) => `Lleva a ${place}.`,
    roof: 'Lleva a la azotea.',
    alone: 'El otro extremo sigue sin aparecer.',
  },
  copies: {
    title: 'En el edificio',
    only: 'No hay otra.',
    also: (places) => `También ${places}.`,
    dark: (n) => (n === 1 ? 'Queda 1 boca abajo.' : `Quedan ${n} boca abajo.`),
  },
  handOver: {
    title: 'Entregar',
    mates: (names) => `Gratis, a ${names} en la misma sala.`,
    alone: 'No hay nadie más en la sala.',
  },
  lies: { title: 'Dónde', at: (place) => `Está en ${place}.` },
  toWin: { title: 'Para ganar', text: 'Tiene que salir por la azotea.' },
  now: {
    title: 'Ahora',
    waits: 'Solo en tu turno.',
    possible: (places) => `Posible: ${places}.`,
    nothing: 'Aquí no hay dónde usarla.',
    dearer: (places) => `Una acción más: ${places}.`,
    event: 'Terminar el turno: por su culpa se roba un evento.',
  },
};
