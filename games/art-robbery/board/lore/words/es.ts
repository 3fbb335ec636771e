import type { Words } from './en.ts';

export const es: Words = {
  firsts: {
    robbed: {
      name: 'Te robaron',
      words:
        'Hasta que termine la incursión, lo que tienes frente a ti se puede robar. Recupéralo con una carta de su número.',
    },
    dog: {
      name: 'Tu perro',
      words: 'Quien te robe recibe la ficha o el perro: tú eliges. Con el perro empiezas la próxima incursión.',
    },
    boss: {
      name: 'El Jefe',
      words: 'Vale 5 si al terminar esta incursión tienes un 4 o un 5 de ella. Si no, vuelve a la caja.',
    },
    raid: {
      name: 'Fin de una incursión',
      words:
        'Sus fichas ya están a salvo: nadie puede robarlas, y sus puntos blancos contarán al final como coartadas.',
    },
    theft: {
      name: 'Un robo',
      words: 'En el centro no quedaba ninguna ficha de este número, así que la carta la tomó de alguien.',
    },
    alibi: {
      name: 'Una coartada',
      words:
        'Cada punto blanco es una coartada. Tras cuatro incursiones, quien tiene menos queda bajo arresto y no puede ganar.',
    },
    fine: {
      name: 'Una coartada',
      words: 'Cada punto blanco es una coartada. Tras cuatro incursiones, quien tiene menos entrega diez puntos.',
    },
    last: {
      name: 'La última ficha',
      words: 'Quien la toma termina la incursión, y todo lo que cada persona tiene enfrente queda a salvo.',
    },
  },
  pieces: {
    seat: 'Lo que alguien tiene enfrente se puede robar hasta que termine la incursión; lo que está a salvo, ya no.',
    haul: 'Lo que dio esta incursión. Queda a salvo y ya nadie puede robarlo.',
    draw: {
      name: 'Pila de robo',
      words:
        'Tras jugar una carta tomas una de aquí. Cuando la pila se agota, se barajan los descartes para formar otra.',
    },
    discard: { name: 'Pila de descartes', words: 'Las cartas ya jugadas. La de arriba está a la vista de todos.' },
  },
};
