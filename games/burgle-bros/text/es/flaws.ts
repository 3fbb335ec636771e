import type { FlawWords } from '../flaws.ts';

export const flaws: FlawWords = {
  floor: (floor) => `Planta ${floor}: `,
  'no options': () => 'Las opciones son un objeto.',
  'no option': ({ said }) => `No existe la opción «${said}».`,
  'no job': ({ said }) => `No existe el golpe «${said}».`,
  'yes or no': ({ option }) => `«${option}» es true o false.`,
  'no hole': ({ job }) => `El golpe «${job}» no tiene hueco.`,
  'no square': ({ said }) => `No existe ninguna sala «${said}» que dejar vacía.`,
  'other hole': ({ hole }) => `Estas paredes dejan vacía ${hole}.`,
  'no walls': () => '«walls» es standard, alternative, random o una lista con un texto por planta.',
  'no alternative': ({ job }) => `El golpe «${job}» no tiene otras paredes.`,
  floors: ({ count, wanted }) =>
    `Hay paredes para ${count === 1 ? '1 planta' : `${count} plantas`} en vez de para ${wanted}.`,
  'no text': () => 'Las paredes no son un texto.',
  'no wall': ({ said }) => `«${said}» no es una pared; una pared son dos casillas, como A1B1.`,
  'no edge': ({ wall }) => `En ${wall} no puede haber pared.`,
  'wall twice': ({ wall }) => `La pared ${wall} está dos veces.`,
  'wall count': ({ count, wanted }) => `${count === 1 ? '1 pared' : `${count} paredes`} en vez de ${wanted}.`,
  'cut off': ({ at }) => `No se puede llegar a ${at}.`,
  drawing: ({ lines, wanted }) => `Un dibujo de ${lines === 1 ? '1 línea' : `${lines} líneas`} en vez de ${wanted}.`,
  'too long': ({ most }) => `Más de ${most} caracteres.`,
  'no cast': () => '«characters» es dealt o una lista con un personaje por asiento.',
  'cast size': ({ count, most }) => `${count === 1 ? '1 personaje' : `${count} personajes`} para 1 a ${most} personas.`,
  'no character': ({ said }) => `No existe el personaje «${said}».`,
  'character twice': ({ character }) => `El personaje «${character}» está dos veces.`,
  'not alone': ({ character }) => `El personaje «${character}» no puede jugar solo.`,
};
