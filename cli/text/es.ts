import { joined } from '#table/text.ts';
import type { Words } from './en.ts';

export const es: Words = {
  and: joined.es,
  seat: (seat) => `Asiento ${seat}`,
  audience: 'el público',

  commands: {
    undo: 'deshacer',
    board: 'mesa',
    moves: 'jugadas',
    log: 'historial',
    rules: 'reglas',
    save: 'guardar',
    help: 'ayuda',
    quit: 'salir',
  },
  commandHelp: {
    undo: 'deshace tu última jugada, si no ha mostrado nada nuevo a nadie',
    board: 'muestra otra vez la mesa',
    moves: 'muestra otra vez tus jugadas',
    log: 'cuenta todo lo que ha pasado hasta ahora',
    rules: 'muestra las reglas; seguido de un número o una palabra, solo esas',
    save: 'seguido de un nombre de archivo, escribe el registro de la partida terminada',
    help: 'muestra esta lista',
    quit: 'deja la mesa',
  },
  helpMoves: (name) =>
    `Elige una jugada por su número en la lista o escribe su nombre corto, por ejemplo «${name}». Un número solo se refiere siempre a la lista.`,

  against: (me, others) =>
    others === '' ? `Eres ${me} y juegas a solas.` : `Eres ${me}. Contigo en la mesa: ${others}.`,
  bot: (name, bot) => `${name} (${bot})`,
  sealed: (commitment) =>
    `Cada barajado y cada dado salen de un secreto que ya está fijado. Esta es su huella; el secreto lo recibes cuando termine la partida: ${commitment}`,
  hint: '«ayuda» muestra lo que puedes hacer y «reglas» las reglas.',

  happened: 'Qué ha pasado',
  nothingYet: 'Todavía no ha pasado nada.',
  yourMoves: 'Tus jugadas',
  prompt: (count) => `Tu jugada (${count === 1 ? '1' : `1–${count}`} o ayuda): `,
  canUndo: '«deshacer» retira tu última jugada.',
  takenBack: 'Has deshecho tu última jugada.',
  noSuchNumber: (count) => (count === 1 ? 'Solo existe la jugada 1.' : `Solo existen las jugadas 1 a ${count}.`),

  rulesHint: (command, id) => `«${command} ${id}» muestra una regla, «${command}» con una palabra busca.`,
  noRule: (word) => `Ninguna regla habla de «${word}».`,
  ours: 'con una decisión nuestra',

  over: 'La partida ha terminado',
  overHint: '«guardar ARCHIVO» conserva el registro, «historial» cuenta toda la partida, «salir» deja la mesa.',
  overPrompt: '¿Algo más? ',
  revealed: (secret) => `El secreto detrás de cada barajado y de cada dado: ${secret}`,
  fingerprint: (commitment) => `Su huella, conocida desde el principio: ${commitment}`,
  saved: (file) => `Guardado como ${file}. Compruébalo con: hideout verify ${file}`,
  notSaved: (file, reason) => `${file} no se ha escrito: ${reason}.`,
  reasons: {
    exists: 'ya hay un archivo con ese nombre',
    folder: 'no existe esa carpeta',
    denied: 'no está permitido',
    directory: 'es una carpeta',
    other: 'el sistema lo ha rechazado',
  },
  bye: 'Buenas noches, y cuidado con las cámaras.',

  story: (seats, entries) => `${seats} asientos, ${entries === 1 ? '1 entrada' : `${entries} entradas`}`,
  seenBy: (viewer) => `Contado como lo vio ${viewer}; lo que estaba oculto tampoco se sabe aquí.`,
  undone: (to) => (to === 0 ? 'lo deshace todo' : `deshace todo lo posterior a la entrada ${to}`),
  tableAfter: (entry) => (entry === 0 ? 'La mesa tras la preparación' : `La mesa tras la entrada ${entry}`),
  notOver: 'Aquí la partida no ha terminado.',
};
