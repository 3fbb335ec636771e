import type { Words } from './en.ts';

export const es: Words = {
  firsts: {
    displaced: {
      name: 'Alguien fue más rápido',
      words: 'Se llevó tu carta: caes a la de abajo e intentas esa.',
    },
    set: {
      name: 'Una serie de cuatro',
      words: 'Cartas con +1 para verde, naranja, rosa y negro dan la ficha de Botín más alta que quede.',
    },
    caught: {
      name: 'Golpe fallido',
      words: 'Fallar también da algo: de dos cartas de 0 te quedas con una.',
    },
    bonus: {
      name: 'Tu primera bonificación',
      words: 'Desde la próxima ronda esta carta te ayuda una vez en cada ronda.',
    },
    crowd: {
      name: 'Una carta, varias fichas',
      words:
        'Varias personas pueden querer una carta. La última posición lanza primero; quien la gana manda abajo al resto.',
    },
    order: {
      name: 'Tu posición',
      words: 'Con más puntos se elige primero y se lanza al final. Las posiciones de atrás pueden relanzar.',
    },
  },
  pieces: {
    loot: 'Botín seguro: nadie puede quitarlo, y sus puntos cuentan al final.',
    token: 'Indica qué carta quiere esta persona. Si alguien la gana antes, la ficha pasa a otra.',
    die: (least) => `Debe mostrar ${least} o más. Si todos los dados llegan, la carta está ganada.`,
  },
};
