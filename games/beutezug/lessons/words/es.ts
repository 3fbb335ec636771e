import type { Words } from './en.ts';

export const es: Words = {
  'first-night': {
    title: 'Primera noche',
    line: 'Elige una carta y logra sus dados.',
    stations: { pick: 'Elegir', dice: 'Dados', quicker: 'Rapidez', bonus: 'Bonificación', win: 'Ganar' },
    steps: {
      pick: {
        title: 'Elige una carta',
        says: 'Dos dados *azules* deben mostrar 3 o más. Entonces ganas 5 puntos. Tócala.',
        instead: {
          'pick 2b': { title: 'Solo 2 puntos', says: 'Esa da 2, y Jonas también está ahí. El *5* espera sin rivales.' },
        },
      },
      lots: {
        title: 'Por sorteo',
        says: 'Al principio hay tres cartas boca arriba. El orden se *sortea*, y la última posición, aquí la tuya, recibe ayuda.',
      },
      roll: {
        title: 'Lanza',
        says: 'Quien elige al final lanza *primero*: tú. Un dado por cada signo. Toca Lanzar.',
      },
      reroll: {
        title: 'Uno muy bajo',
        says: 'El azul muestra 1 y necesita 3. La última posición puede *relanzar* un dado. Tócalo.',
        instead: {
          stop: {
            title: 'Abandono',
            says: 'Plantarse es fallar: una carta de 0 en vez de 5 puntos. Primero, *relanza*.',
          },
          'die 1': { title: 'El otro', says: 'Ese dado ya bastaba. El otro aún muestra *1*: relanza ese.' },
        },
      },
      won: {
        title: 'Cinco puntos',
        says: 'La carta es tuya. Otra llena el hueco, y la *fila de arriba* también recibe una.',
      },
      caught: {
        title: 'Golpe fallido',
        says: 'Lucía falló y roba dos *cartas de 0*. Se queda una: poco, pero a menudo con bonificación.',
      },
      climb: {
        title: 'Sube',
        says: 'Quien va primero elige primero y lanza al final. Arriba hay *más puntos*. Elige el 4.',
        instead: {
          'pick 2b': {
            title: 'Aquí abajo',
            says: '3 puntos con dos dados. Arriba, con un tercero, son 4 y *+1 naranja*.',
          },
        },
      },
      rival: { title: 'Alguien más rápido', says: 'Lucía también eligió tu carta y lanza *antes* que tú.' },
      below: {
        title: 'Una fila abajo',
        says: 'Lucía la ganó y caíste a la carta de *abajo*. Ahora lanzas por esa.',
      },
      bonus: {
        title: 'Más uno',
        says: 'Tu carta nueva dice +1 verde: desde ahora cada dado verde cuenta *uno más*.',
      },
      'use-it': {
        title: 'Úsalo',
        says: 'Esta carta pide verde 3. A ti te basta un *2*. Elígela.',
        instead: {
          'pick 2a': {
            title: 'Más difícil',
            says: '4 puntos, pero el negro debe mostrar 4. En la otra carta bastan *verde 2* y rosa 3.',
          },
        },
      },
      'plus-one': { title: 'Un 2 es un 3', says: 'El resto ya lanzó. Te toca: el *+1* se suma solo.' },
      set: {
        title: 'Cuatro colores',
        says: 'Última ronda. Tienes +1 verde, naranja y rosa. Con el negro, la serie está *completa*.',
      },
      fourth: {
        title: 'El cuarto',
        says: 'Una serie da una *ficha de Botín*: 6 puntos de una vez. Elige la carta con +1 negro.',
        instead: {
          'pick 3a': {
            title: '7 es menos que 8',
            says: '7 puntos, pero la carta pequeña da 2 y una ficha de *6*.',
          },
        },
      },
      'last-roll': {
        title: 'La última tirada',
        says: 'El azul necesita 2, el rosa 3, y tienes *+1 rosa*. Lanza.',
      },
      over: {
        title: 'Ganas',
        says: 'Tras siete rondas ganan *más puntos*: la ficha te dio la victoria, 29 a 23.',
      },
    },
  },
  rerolls: {
    title: 'Relanzar',
    line: 'Un dado, o todos.',
    stations: { one: 'Un dado', all: 'Todos' },
    steps: {
      one: {
        title: 'Uno muy bajo',
        says: 'El rosa muestra 1; tu +1 lo hace 2. Necesita 3. Relanza solo el *rosa*.',
        instead: {
          all: {
            title: 'Demasiado',
            says: 'Tres dados ya servían. Ahora el azul muestra 1 y no basta. Solo el *rosa* era bajo.',
          },
          stop: {
            title: 'Abandono',
            says: 'Te plantaste y fallaste: dos cartas de 0, en vez de relanzar el *rosa* por 6 puntos.',
          },
        },
      },
      all: {
        title: 'Tres muy bajos',
        says: 'Verde, naranja y rosa no llegan, y puedes *relanzar todos*. Hazlo.',
        instead: {
          stop: {
            title: 'Abandono',
            says: 'La bonificación que no usas se pierde con la ronda. Primero, relanza *todos*.',
          },
        },
      },
      'every-round': {
        title: 'Cada ronda',
        says: 'Las cartas conservan su bonificación: puedes usar cada una *una vez por ronda*.',
      },
    },
  },
  quicker: {
    title: 'Alguien más rápido',
    line: 'Adónde caes cuando alguien gana antes.',
    stations: { fall: 'Arriba', ground: 'Abajo' },
    steps: {
      crowd: {
        title: 'Mucha gente',
        says: 'Una carta pueden elegirla *varias* personas. Elige el 8 y mira quién viene.',
        instead: {
          'pick 4a': {
            title: 'Sin compañía',
            says: 'Son 10 puntos, pero pide cuatro 4, y nadie te sigue. Deshaz, y elige el *8*.',
          },
        },
      },
      together: {
        title: 'También Jonas',
        says: 'Lucía ganó el 8. Caíste a la carta de abajo, *igual que* Jonas. Lanza Jonas.',
      },
      again: { title: 'Y otra vez', says: 'Jonas también ganó esa: otra fila abajo. Lanza por lo que hay *aquí*.' },
      ground: {
        title: 'No hay más abajo',
        says: 'Otra noche. ¿Y *aquí abajo*? Elige el 2 de la izquierda.',
        instead: {
          'pick 2b': {
            title: 'Otra carta',
            says: 'Puedes elegir cualquiera. Lo de esta lección pasa a la *izquierda*: deshaz, y elige el 2.',
          },
        },
      },
      'new-card': {
        title: 'La carta nueva',
        says: 'Lucía la ganó. En la fila más baja te quedas y recibes la *carta nueva*: 5 puntos.',
      },
    },
  },
  bonuses: {
    title: 'Bonificaciones',
    line: 'Se suman, carta a carta.',
    stations: { cards: 'Cartas', place: 'Posición' },
    steps: {
      which: {
        title: 'Cuál de las dos',
        says: 'Dos cartas de 0 tuyas dicen *+1 naranja*. Las dos cartas de arriba dan 7. Elige la naranja.',
        instead: {
          'pick 3b': {
            title: 'Más difícil',
            says: 'También da 7, pero pide dos rosas de 4. En *naranja* te basta un 2.',
          },
        },
      },
      twice: { title: 'Más dos', says: 'Cuentan las dos, en *cada* dado naranja: un 2 es un 4. Te toca. Lanza.' },
      last: {
        title: 'Última posición',
        says: 'Todos muy bajos. Pero la última posición tiene ayuda: *relanzar todos*.',
        instead: { 'die 2': { title: 'Solo uno', says: 'Un dado no arregla tres. Primero, *todos*.' } },
      },
      token: {
        title: 'Y uno más',
        says: 'Dos ya sirven. La *ficha de Relanzamiento* relanza uno: el rosa.',
        instead: {
          'die 1': {
            title: 'Perdido',
            says: 'El naranja ya bastaba. Ya no quedan relanzamientos, y el *rosa* sigue bajo.',
          },
        },
      },
      'next-round': {
        title: 'Para siempre',
        says: 'Las bonificaciones de las cartas son tuyas hasta el final; las de la *posición*, no. El azul no tiene +1.',
      },
    },
  },
  set: {
    title: 'Serie de cuatro',
    line: 'Cuatro colores, una ficha.',
    stations: { colours: 'Colores', token: 'Ficha' },
    steps: {
      missing: {
        title: 'Falta uno',
        says: 'Cartas con +1 en los cuatro colores dan una ficha de Botín. Falta el *negro*.',
      },
      'give-up': {
        title: 'Lanza por el 5',
        says: 'Aquí no hay negro. Pero hasta un *fallo* puede ayudar. Lanza.',
      },
      keep: {
        title: 'Quédate con el negro',
        says: 'Fallaste: elige una de dos. *+1 negro* completa la serie.',
        instead: { 'keep c0-17': { title: 'Un punto', says: 'Un punto ahora; *+1 negro* daría 6.' } },
      },
      'five-left': {
        title: 'Seis puntos',
        says: 'La primera serie recibe el *6*, la siguiente el 5, y así. Una ficha por persona.',
      },
    },
  },
};
