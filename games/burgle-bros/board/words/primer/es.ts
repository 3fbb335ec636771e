import type { primer as en, examples as enExamples } from './en.ts';

export const primer: typeof en = {
  job: {
    title: 'El golpe',
    words:
      'Una sola banda, un solo equipo. *Abre la caja fuerte* de cada planta y luego lleva a toda la banda a la *azotea*.',
  },
  turn: {
    title: 'Tu turno',
    words:
      '*Cuatro acciones.* Espía una sala boca abajo, muévete o trabaja en una caja fuerte. Con dos o menos sale un evento.',
  },
  guard: {
    title: 'El guardia',
    words:
      'Tras tu turno va hacia su *dado rojo* por el camino más corto. En la misma sala pierdes 1 de *sigilo*. Tienes tres.',
  },
  alarms: {
    title: 'Alarmas',
    words: 'Algunas salas están vigiladas. El guardia acude a la *alarma*, un paso más rápido, y la apaga al llegar.',
  },
  safe: {
    title: 'La caja fuerte',
    words:
      'Su fila y su columna son la *combinación*. Descubre esas salas, pon dados en la caja y lánzalos. Cada número igual queda descifrado.',
  },
};

export const examples: typeof enExamples = {
  guard:
    'El dado rojo está en D1. La pared obliga al guardia a rodearla: A2, B2. Desde allí hay dos caminos igual de cortos, y toma el de su izquierda, por B1.',
  safe: 'La tirada da 3, 6 y 5: el laboratorio 3 y la cámara 6 quedan descifrados. El 1 no, porque ningún dado lo muestra. Las salas boca abajo de la línea hay que descubrirlas antes.',
};
