import type { Words } from './en.ts';

export const es: Words = {
  'first-job': {
    title: 'Primer golpe',
    line: 'Una planta, un guardia, una caja fuerte.',
    stations: { peek: 'Espiar', move: 'Mover', guard: 'Guardia', alarm: 'Alarma', safe: 'Caja', roof: 'Azotea' },
    steps: {
      peek: {
        title: 'Primero, espía',
        says: 'En una de estas salas está la caja fuerte; en otras, alarmas. *Espía* C3: una acción, y nadie te oye.',
        instead: {
          'go 1C3': {
            title: 'Qué ruido',
            says: 'Entraste a ciegas: un lector de huella. El guardia viene por ti, *un paso más rápido*.',
          },
        },
      },
      seen: { title: 'Bueno saberlo', says: 'La sala de *huellas* suena en cuanto alguien entra.' },
      'peek-on': {
        title: 'Mira a la izquierda',
        says: 'Estás en el vestíbulo: cuatro acciones por turno. Gasta la siguiente en *espiar* B4.',
        instead: {
          'go 1B4': {
            title: 'Por suerte',
            says: 'Escaleras: esta vez no sonó nada. *Espiar* cuesta lo mismo y no arriesga nada.',
          },
        },
      },
      move: {
        title: 'Muévete',
        says: 'Escaleras: aquí nada suena. *Entra* en B4 por una acción.',
        instead: {
          end: {
            title: 'Muy pocas',
            says: 'Dos acciones: salió una *carta de evento* y el guardia dio un paso más. Con tres no sale ninguna.',
          },
        },
      },
      end: {
        title: 'Termina el turno',
        says: 'Tres acciones gastadas: sin carta de evento. *Termina* el turno y el guardia se moverá.',
      },
      walk: {
        title: 'El guardia se mueve',
        says: 'Dos pasos tras cada turno tuyo, hacia el *dado rojo*, rodeando las paredes.',
      },
      hide: {
        title: 'Fuera del paso',
        says: 'Más tarde esa noche. Los próximos dos pasos cruzan *tu* sala. Entra en B1.',
        instead: {
          end: {
            title: 'Te vieron',
            says: 'El guardia entró: pierdes 1 de *sigilo*. Sin nada, la próxima vez te captura.',
          },
        },
      },
      pass: { title: 'Que pase el guardia', says: 'B1 no está en su camino. *Termina* el turno.' },
      ring: { title: 'Haz ruido', says: 'Ahora con ruido, para ver qué pasa. *Entra* en la sala de huellas.' },
      alarm: {
        title: 'Una alarma',
        says: 'El guardia va hacia la alarma y da *un paso más* por cada una que suena.',
      },
      away: {
        title: 'Vete de ahí',
        says: 'Tres pasos, y llevan hacia aquí. *Entra* en D3.',
        instead: {
          end: { title: 'Te vieron', says: 'Te quedaste donde suena y llegó el guardia: 1 de *sigilo* menos.' },
          'go 1C4': { title: 'También sirve', says: 'El vestíbulo también queda fuera del paso, *por ahora*.' },
        },
      },
      'away-end': { title: 'A tiempo', says: '*Termina* el turno y mira quién viene.' },
      dice: {
        title: 'La caja fuerte',
        says: 'La abren los números de su fila y su columna. Faltan 2 y 6. *Añade un dado*.',
        instead: {
          'crack 1B2': {
            title: 'Un dado',
            says: 'Un dado da un número como mucho, y faltan dos. Con *dos dados* basta una tirada.',
          },
        },
      },
      crack: {
        title: 'Ábrela',
        says: 'Dos dados, dos números. *Lanza*.',
        instead: {
          'add-die 1B2': {
            title: 'Sin acciones',
            says: 'El tercer dado gastó tus dos últimas acciones. La *tirada* espera al próximo turno.',
          },
        },
      },
      loot: {
        title: 'Abierta',
        says: 'Una herramienta y el *botín* son tuyos. Pero desde ahora el guardia da tres pasos.',
      },
      up: { title: 'Arriba', says: 'Las escaleras llevan al mismo lugar una planta más arriba. *Entra* en 2B4.' },
      second: {
        title: 'Otro guardia',
        says: 'Cada planta tiene su caja y su *guardia*. Este empieza porque llegaste.',
      },
      escape: {
        title: 'A la azotea',
        says: 'Mucho después: las dos cajas abiertas, el botín en la bolsa. *Escapa* por estas escaleras.',
      },
      over: {
        title: 'Huida limpia',
        says: 'Cajas abiertas, todo el mundo en la azotea y ningún botín atrás: así se *gana*.',
      },
    },
  },
  alarms: {
    title: 'Alarmas',
    line: 'Paga o guarda silencio.',
    stations: { laser: 'Láser', computer: 'Servidor' },
    steps: {
      laser: { title: 'El láser', says: 'Un láser cuesta *dos* acciones, o suena. Entra en C2.' },
      pay: {
        title: 'Pagar o sonar',
        says: 'Eliges cuando llegas. Paga una acción *más*: silencio.',
        instead: {
          ring: { title: 'Barato y ruidoso', says: 'Una acción menos, una alarma más: el guardia va hacia *ti*.' },
        },
      },
      hack: {
        title: 'Hackea',
        says: 'En un servidor, una acción carga una *ficha*. Esta sirve para huellas. Hackea.',
        instead: { 'go 1C3': { title: 'Demasiado pronto', says: 'Sin ficha, nada la detuvo. Primero, *hackea*.' } },
      },
      enter: { title: 'Ahora sí', says: 'La sala de al lado suena con cualquiera. Tienes una *ficha*. Entra en C3.' },
      token: {
        title: 'Gástala',
        says: 'La ficha evita esta alarma. *Gástala*.',
        instead: { ring: { title: 'Para qué guardarla', says: 'La ficha sigue ahí, y la alarma *suena*.' } },
      },
      quiet: {
        title: 'Silencio',
        says: 'Sin alarma, el guardia sigue su camino. Caben seis fichas, para *cualquiera*.',
      },
    },
  },
  guards: {
    title: 'Guardias',
    line: 'Cartas, rapidez y encuentros.',
    stations: { cards: 'Cartas', faster: 'Rapidez', meet: 'Encuentro', caught: 'Captura' },
    steps: {
      arrives: {
        title: 'Falta un paso',
        says: 'Al guardia le falta un paso y tiene dos. Mira para qué sirve el *segundo*. Termina el turno.',
        instead: {
          'go 1C3': {
            title: 'Qué ruido',
            says: 'Tu huella hace sonar la *alarma*, y el guardia irá allí. Deshaz, y deja que llegue.',
          },
        },
      },
      next: {
        title: 'La carta siguiente',
        says: 'Al llegar, una *carta* dice adónde ir, y sigue adelante enseguida.',
      },
      empty: {
        title: 'Sin cartas',
        says: 'El mazo del guardia está vacío, y pronto necesitará una carta. *Termina* el turno.',
        instead: {
          'go 1C3': {
            title: 'Alarma',
            says: 'La alarma va antes que las cartas: el guardia viene *aquí*. Deshaz, y mira qué hace un mazo vacío.',
          },
        },
      },
      faster: { title: 'Un paso más', says: 'Un mazo vacío se baraja, y el guardia da *un paso más* desde ahora.' },
      meet: {
        title: 'Muy cerca',
        says: 'El guardia está al lado. Puedes ir adonde quieras, pero no gratis. *Entra* en B1.',
        instead: {
          'go 1C2': { title: 'Cara a cara', says: 'Entraste: 1 de *sigilo* menos. Da igual quién se mueva.' },
        },
      },
      unseen: {
        title: 'Al lado no pasa nada',
        says: 'Un guardia solo ve su *propia* sala. Pocas salas, como el vestíbulo, son peores.',
      },
      cornered: {
        title: 'En el camino',
        says: 'La alarma suena en tu sala, y el guardia llegará. *Termina* el turno y mira qué cuesta.',
        instead: {
          'go 1D3': {
            title: 'A salvo',
            says: 'Bien pensado: aquí *nadie* te ve. Deshaz, y mira cuánto cuesta quedarse.',
          },
        },
      },
      cost: {
        title: '1 de sigilo',
        says: 'Eso cuesta cada encuentro. El guardia *apagó* la alarma, y una carta dice adónde va.',
      },
      'nothing-left': {
        title: 'Nada de sigilo',
        says: 'Más tarde: ya no tienes *sigilo*, y viene el guardia. Termina el turno y mira cómo se pierde.',
        instead: {
          'go 1D3': {
            title: 'Un paso al lado',
            says: 'Eso te *salvaría*, y en una partida conviene. Deshaz, y mira cómo se pierde.',
          },
        },
      },
      over: { title: 'Basta con uno', says: 'Si capturan a alguien, pierde *toda* la banda. Guarda algo de sigilo.' },
    },
  },
  safes: {
    title: 'Cajas fuertes',
    line: 'Números, dados y paciencia.',
    stations: { digits: 'Números', dice: 'Dados', loot: 'Botín' },
    steps: {
      dark: {
        title: 'Una, boca abajo',
        says: 'Un número que nadie vio no se puede descifrar. *Espía* B3.',
        instead: {
          'crack 1B2': {
            title: 'No basta',
            says: 'Saques lo que saques, sigue cerrada mientras una sala esté *boca abajo*.',
          },
        },
      },
      'first-roll': { title: 'Lanza', says: 'Faltan 4, 2 y 1. Aquí hay dos dados. *Lanza*.' },
      again: {
        title: 'Otra vez',
        says: 'El 1 ya está y se *queda*. Los dados también. Lanza otra vez.',
        instead: {
          'add-die 1B2': {
            title: 'Sin acciones',
            says: 'El tercer dado gastó tus dos últimas acciones. Con dos puedes *ya*.',
          },
        },
      },
      bag: {
        title: 'Es tuyo',
        says: 'El botín es una *carga*: cada pieza cambia una regla para quien la lleva. Y los guardias aceleran.',
      },
    },
  },
  floors: {
    title: 'Dos plantas',
    line: 'Arriba, abajo, y qué guardia se mueve.',
    stations: { stairs: 'Escaleras', guards: 'Guardias', ways: 'Conductos', safe: 'Caja' },
    steps: {
      above: {
        title: 'Mira arriba',
        says: 'Desde las escaleras también puedes espiar la sala de *encima*. Espía 2B4.',
        instead: {
          'go 2B4': {
            title: 'Esta vez no',
            says: 'Un conducto: no sonó nada. Pero lo supiste *después*, y ahora hay un guardia aquí.',
          },
        },
      },
      climb: {
        title: 'Sube',
        says: 'Un conducto: nada suena. *Entra*. Quien llega primero arriba despierta allí a un guardia.',
      },
      upstairs: {
        title: 'Dos guardias',
        says: 'Ahora cada planta tiene su guardia. ¿Cuál se mueve? *Termina* el turno.',
      },
      alone: { title: 'Solo el tuyo', says: 'Solo se movió el guardia de *tu* planta. Abajo nadie dio un paso.' },
      fall: {
        title: 'A ciegas',
        says: 'Otra vez a ciegas, para ver qué puede pasar arriba. *Entra* en B4 sin espiar.',
        instead: {
          'peek 2B4': {
            title: 'Una pasarela',
            says: 'Ahora que se ve, aguanta. Para saber qué hace *sin verla*, deshazlo.',
          },
        },
      },
      landed: {
        title: 'Caíste',
        says: 'Una pasarela boca abajo te deja caer una planta. Caer *no* es entrar: nada suena.',
      },
      duct: { title: 'El atajo', says: 'Dos conductos descubiertos están a un *paso*. Entra en D3, arriba.' },
      'upper-safe': { title: 'La caja de arriba', says: 'Aquí falta un solo número: 3. *Lanza*.' },
      both: {
        title: 'Más rápidos los dos',
        says: 'Una caja abierta acelera al guardia de su planta y a los de *abajo*. Las bajas cuestan menos.',
      },
    },
  },
  events: {
    title: 'Eventos y herramientas',
    line: 'Haz lo suficiente y usa lo que encuentres.',
    stations: { events: 'Eventos', tools: 'Herramientas' },
    steps: {
      idle: {
        title: 'Muy poco',
        says: 'Gastaste dos acciones. Con dos o menos llega un *evento*. Termina el turno y míralo.',
        instead: {
          'peek 1D2': {
            title: 'Tres gastadas',
            says: 'Ahora no saldría ningún evento. Para *ver* uno, deshaz y termina el turno.',
          },
        },
      },
      crash: {
        title: 'Estrépito',
        says: 'Ese evento llama al guardia a *tu* sala. Otros ayudan. Nadie sabe cuál toca.',
      },
      third: {
        title: 'Una más',
        says: 'Otra vez dos. Una *tercera* acción te ahorra la carta: espía D2.',
        instead: { end: { title: 'Café expreso', says: 'Dos eran pocas. Con la carta el guardia dio *un paso más*.' } },
      },
      'no-card': { title: 'Tres', says: 'Tres acciones gastadas: *sin* evento. Termina el turno.' },
      laboratory: {
        title: 'El laboratorio',
        says: 'Quien entra primero encuentra una *herramienta*. En las cajas también hay. Entra en C2.',
      },
      donuts: {
        title: 'Rosquillas',
        says: 'El guardia entraría aquí. Las *rosquillas* no cuestan acciones: tócalas y luego al guardia.',
        instead: {
          end: {
            title: 'Te vieron',
            says: 'El guardia entró: 1 de sigilo menos. Las *rosquillas* lo habrían evitado.',
          },
        },
      },
      stays: { title: 'Buen provecho', says: 'Ahora hasta puedes quedarte. *Termina* el turno.' },
      once: {
        title: 'Ya no quedan',
        says: 'Esta vez, ni un paso. Una herramienta se usa en tu turno, *una vez*, y se descarta.',
      },
    },
  },
  characters: {
    title: 'Personajes',
    line: 'Cinco de nueve, y sus mañas.',
    stations: { spotter: 'Vigía', hawk: 'Halcón', acrobat: 'Acróbata', hacker: 'Hacker', peterman: 'Reventacajas' },
    steps: {
      spot: {
        title: 'El vigía',
        says: 'Este es tu papel. Una vez por turno, por una acción, mira la *próxima carta* del guardia.',
      },
      under: {
        title: 'Tu propia sala',
        says: 'D3: el guardia vendría aquí. Pon la carta *debajo* del mazo.',
        instead: { top: { title: 'Sigue encima', says: 'Entonces la próxima es D3, y esa es *tu* sala.' } },
      },
      'x-ray': {
        title: 'El halcón',
        says: '*Rayos X*: una vez por turno espías gratis a través de una pared. Tócalo, y luego A2.',
      },
      slip: {
        title: 'La acróbata',
        says: 'El camino pasa por el guardia. *Cuélate*: sin acción y sin perder sigilo. Tócalo y luego C2.',
        instead: {
          'go 1C2': {
            title: 'Como cualquiera',
            says: 'Eso costó una acción y 1 de sigilo. La acróbata se *cuela* gratis.',
          },
        },
      },
      out: {
        title: 'Y sal de ahí',
        says: 'Pero no te quedes: cuando el guardia se mueva, perderás 1 de sigilo. *Entra* en C3.',
        instead: {
          end: { title: 'Demasiado tiempo', says: 'Seguías ahí cuando el guardia salió: 1 de *sigilo* menos.' },
        },
      },
      jammer: { title: 'El hacker', says: 'Huella, láser y movimiento no *saltan* contigo. Entra en C3.' },
      steady: {
        title: 'El reventacajas',
        says: 'Hay un dado; Pulso firme lanza *uno más*. Faltan 2 y 6. Lanza.',
      },
      sides: {
        title: 'Hay nueve',
        says: 'Cada personaje tiene *dos* caras. Eliges una antes del primer turno; su carta queda a la vista.',
      },
    },
  },
};
