import type { Words } from './en.ts';

export const es: Words = {
  firsts: {
    met: {
      name: 'Un guardia te encuentra',
      words: 'Encontrarse cuesta 1 de sigilo, llegue quien llegue. Seguir en la misma sala no cuesta nada más.',
    },
    bare: {
      name: 'Sin sigilo',
      words: 'Si ahora te encuentra un guardia, te captura y pierde toda la banda.',
    },
    alarm: {
      name: 'Alarma',
      words: 'El guardia de esta planta viene aquí, un paso más rápido por cada alarma. Cuando llega, la apaga.',
    },
    opened: {
      name: 'Una caja abierta',
      words: 'Dio una herramienta y botín. Los guardias de esta planta y de las de abajo dan un paso más desde ahora.',
    },
    roof: {
      name: 'Todas las cajas abiertas',
      words:
        'Ahora, todo el mundo arriba: las escaleras de la última planta llevan a la azotea por 1 acción, con todo el botín.',
    },
    event: {
      name: 'Un evento',
      words: 'Quien gasta dos acciones o menos en un turno roba un evento, que ocurre al momento.',
    },
    loot: {
      name: 'Tu botín',
      words: 'Tiene que llegar a la azotea. Mientras lo llevas tiene un inconveniente: tócalo para leerlo.',
    },
    tool: {
      name: 'Tu herramienta',
      words: 'Usarla no cuesta acción, en cualquier momento antes de terminar tu turno. Después se descarta.',
    },
    faster: {
      name: 'Un guardia más rápido',
      words: 'Sus cartas de patrulla se agotaron y se barajaron: desde ahora da un paso más.',
    },
    safe: {
      name: 'Una caja fuerte',
      words: 'Descubre su fila y su columna, añade dados aquí por 2 acciones cada uno y saca esos números.',
    },
    guard: {
      name: 'El guardia se mueve',
      words: 'Sigue el camino de puntos hasta sus esquinas naranjas, un paso por cada punto de su dado.',
    },
    floor: {
      name: 'Otra planta',
      words: 'Cada planta tiene su guardia. Solo se mueve el de la planta donde terminas tu turno.',
    },
    tokens: {
      name: 'Fichas de hackeo',
      words: 'Cada una puede evitar una alarma del tipo de este servidor, en cualquier planta. Se te pregunta.',
    },
  },
  pieces: {
    goal: 'Camina hacia su dado, que muestra sus pasos. Al llegar, la próxima carta lo manda a otra sala.',
    stealth: {
      name: 'Sigilo',
      words: 'Cada encuentro con un guardia cuesta uno. Sin ninguno te captura, y pierde toda la banda.',
    },
    digits: {
      name: 'Combinación',
      words:
        'Los números de la fila y la columna de la caja. Una tirada descifra cada sala descubierta cuyo número salga.',
    },
    undecided: {
      name: 'Cara aún sin elegir',
      words: 'Cada personaje tiene dos caras, con una habilidad cada una. Se elige una antes del primer turno.',
    },
    decks: {
      name: 'Mazos',
      words: 'Herramientas, botín y eventos que quedan. Tócalos para ver lo descartado.',
    },
  },
};
