import type { Words } from './en.ts';

export const rules: Words['rules'] = {
  C1: {
    title: 'Cartas',
    text: 'Hay 55: seis de cada número del 0 al 5, seis de Jefe, seis de Perro guardián y siete de Ladrón codicioso.',
  },
  C2: {
    title: 'Fichas de Botín',
    text: 'Hay 36, nueve por incursión: 0, 1, 2, tres veces el 3, 4, 5 y el Jefe. El número es lo que vale la ficha y cada punto blanco es una coartada. Las cuatro incursiones tienen 2, 3, 4 y 6 coartadas: dos en cada 0, las otras en los 1 y los 2 y, en la última incursión, también en el 4 y el 5. Los reglamentos no dicen dónde va cada punto: estos valores vienen de una versión pública de aficionados y encajan con todo lo que se sabe. Hay una opción con un segundo juego de fichas, nuestro: trae otros números y 28 coartadas en vez de 15.',
  },
  C3: {
    title: 'Figura del Perro guardián',
    text: 'Hay un solo perro. No es una ficha de Botín ni da puntos, pero protege a quien lo tiene (R8) y señala quién empieza la incursión siguiente (R16).',
  },
  S1: {
    title: 'Preparación',
    text: 'Las fichas se separan por incursiones y el perro se sienta en el centro. Se barajan las cartas y cada persona recibe cinco; las otras forman la pila de robo.',
  },
  S2: {
    title: 'Empieza una incursión',
    text: 'Las nueve fichas de la incursión quedan boca arriba en el centro. Las cartas y el perro siguen donde estaban. Primero van los bocetos, luego las esculturas, las antigüedades y las pinturas.',
  },
  S3: {
    title: 'Jugar una carta',
    text: 'En tu turno juegas una de tus cinco cartas boca arriba en la pila de descartes. No puedes pasar.',
  },
  S4: {
    title: 'Qué hace cada carta',
    text: 'Una carta de Número toma del centro una ficha con ese número; si no hay, la roba a otra persona. La carta de Jefe hace lo mismo con la ficha de Jefe. El Perro guardián te trae la figura, esté donde esté. El Ladrón codicioso toma cualquier ficha del centro. Si lo que busca la carta ya lo tienes tú, no ocurre nada.',
  },
  S5: {
    title: 'Un robo',
    text: 'La ficha pasa de la víctima a ti y sigue boca arriba. Si la víctima tiene el perro, antes se le pregunta: ficha o perro (R8).',
  },
  S6: {
    title: 'Reponer la mano',
    text: 'Una vez resuelta tu carta, tomas otra de la pila de robo y vuelves a tener cinco.',
  },
  S7: {
    title: 'A quién le toca',
    text: 'Mientras queden fichas en el centro, se sigue en sentido horario. Cuando desaparece la última, la incursión ha terminado.',
  },
  S8: {
    title: 'Termina una incursión',
    text: 'Primero se mira el Jefe: se queda o vuelve a la caja (R14). Después cada persona da la vuelta a sus fichas de esta incursión y las añade a su botín a salvo. Luego empieza la incursión siguiente o, tras la cuarta, el recuento.',
  },
  S9: {
    title: 'El objetivo',
    text: 'Tras cuatro incursiones se cuentan las coartadas. En partidas de tres a cinco, quien tiene menos termina bajo arresto; en partidas de dos, paga una multa. Entre quienes siguen en libertad gana quien suma más puntos.',
  },
  R1: {
    title: 'Quién empieza',
    text: 'Según el reglamento, la persona cuya última visita a un museo sea más reciente. Decisión nuestra: aquí se sortea.',
  },
  R2: {
    title: 'El centro va primero',
    text: 'Mientras en el centro haya una ficha para tu carta, la tomas de allí. Solo si no queda ninguna se la robas a otra persona.',
  },
  R3: {
    title: 'Una ficha por carta',
    text: 'Cada carta toma una sola ficha, aunque encajen varias. Decisión nuestra: eliges cuál. Las fichas que no se distinguen se ofrecen una sola vez.',
  },
  R4: {
    title: 'Varias víctimas posibles',
    text: 'Si varias personas tienen una ficha que puedes robar, eliges a quién y cuál.',
  },
  R5: {
    title: 'Solo tú tienes ese número',
    text: 'Tus propias fichas no las puedes robar: si las únicas fichas con ese número están frente a ti, la carta no tiene efecto.',
  },
  R6: {
    title: 'Tomar es obligatorio',
    text: 'Una carta que puede tomar una ficha tiene que tomarla, tanto del centro como de otra persona. El reglamento alemán suena como si se pudiera renunciar a un robo; el español, no, y es el que seguimos.',
  },
  R7: {
    title: 'Cartas sin efecto',
    text: 'Puedes jugar una carta que no te da nada, incluso a propósito. Se descarta y tomas otra.',
  },
  R8: {
    title: 'El perro guardián como defensa',
    text: 'Quien tiene el perro elige: entrega la ficha que le quieren robar, o entrega el perro y se queda con la ficha. Decide cuando ya se ha elegido la ficha. Solo sirve una vez, porque después el perro está con quien quería robar, que no se lleva ninguna ficha. Decisión nuestra: también vale contra la carta de Jefe, porque roba una ficha.',
  },
  R9: {
    title: 'Dos fichas que encajan',
    text: 'Si la persona que tiene el perro tiene también varias fichas que encajan, quien roba elige una. La víctima solo elige entre esa ficha y el perro.',
  },
  R10: {
    title: 'La carta de Perro guardián',
    text: 'Te llevas la figura, esté en el centro o frente a alguien. Contra esta carta el perro no defiende. Si ya lo tienes, no ocurre nada.',
  },
  R11: {
    title: 'El Ladrón codicioso',
    text: 'Esta carta toma del centro la ficha que quieras, incluido el Jefe. Nunca toma nada de otra persona. Decisión nuestra: tampoco toma el perro, que no es una ficha.',
  },
  R12: {
    title: '¿Un 5 toma el Jefe?',
    text: 'No. El Jefe lleva un 5, pero solo lo consigue una carta de Jefe o un Ladrón codicioso. Tampoco es el 4 o el 5 que te hace falta para conservarlo.',
  },
  R13: {
    title: 'Cuándo termina una incursión',
    text: 'En el momento en que la última ficha sale del centro; que el perro siga allí no cambia nada. Decisión nuestra: quien tomó esa ficha repone su mano como siempre, para que la incursión siguiente empiece con cinco cartas por persona.',
  },
  R14: {
    title: 'Conservar el Jefe',
    text: 'Al terminar la incursión, el Jefe se queda contigo solo si tienes frente a ti también un 4 o un 5 de la misma incursión. Si no, vuelve a la caja y no es de nadie.',
  },
  R15: {
    title: 'A salvo',
    text: 'Lo que está a salvo ya no se puede robar. Decisión nuestra: la mesa vio lo que entró, así que sigue a la vista y se cuenta. Una opción lo oculta para quien quiera recordarlo: entonces cada persona mira solo lo suyo, y del resto se ve cuántas fichas son y aquello que no deja dudas, como en las partidas de dos.',
  },
  R16: {
    title: 'Quién empieza la incursión siguiente',
    text: 'Empieza quien tiene el perro, y se lo queda. Decisión nuestra: si el perro sigue en el centro, allí permanece, y empieza la persona que va, en sentido horario, después de quien tomó la última ficha.',
  },
  R17: {
    title: 'Las cartas siguen igual',
    text: 'Las manos, la pila de robo y la de descartes pasan sin cambios a la incursión siguiente; no se baraja nada.',
  },
  R18: {
    title: 'Se agota la pila de robo',
    text: 'Entonces se baraja la pila de descartes y ocupa su lugar. Decisión nuestra: se hace justo después de tomar la última carta, y la carta recién jugada también entra.',
  },
  R19: {
    title: 'Arresto',
    text: 'En partidas de tres a cinco, la policía arresta a quien tiene menos coartadas, que ya no puede ganar; si hay empate, a todas esas personas. Si así cae la mesa entera, gana la policía y nadie más.',
  },
  R20: {
    title: 'La multa',
    text: 'En las partidas de dos no hay arresto, pero quien tiene menos coartadas entrega fichas por 10 puntos antes de contar los puntos. Decisión nuestra: no hay cambio, así que se paga la menor suma a partir de 10 que permitan las fichas; quien no llega a 10 entrega todo lo que puntúa. Las fichas se escogen de forma automática, porque la elección no puede cambiar quién gana.',
  },
  R21: {
    title: 'Empate a coartadas en partidas de dos',
    text: 'Entonces no paga nadie. Con las fichas de siempre no puede ocurrir: las 15 coartadas van a un lado o al otro, y 15 es impar. Con el segundo juego de fichas sí puede.',
  },
  R22: {
    title: 'Contar las coartadas',
    text: 'Cuenta cada punto blanco de tu botín a salvo, de las cuatro incursiones. El Jefe no lleva ninguno, así que devolverlo no cuesta coartadas.',
  },
  R23: {
    title: 'Contar los puntos',
    text: 'Suma los números de tu botín a salvo. Cada Jefe que hayas conservado cuenta 5.',
  },
  R24: {
    title: 'Empate a puntos',
    text: 'Entonces gana quien tiene más coartadas. Decisión nuestra: si también hay empate en eso, se comparte la victoria.',
  },
  R25: {
    title: 'La posición tras un arresto',
    text: 'Quien está bajo arresto queda por detrás de todo el resto, valga lo que valga su botín.',
  },
  R26: {
    title: 'Lo que ve todo el mundo',
    text: 'Están a la vista las fichas de la incursión en curso, el perro, la carta superior de los descartes y el tamaño de las dos pilas. Las manos son secretas.',
  },
  R27: {
    title: 'Si una reseña dice otra cosa',
    text: 'Una reseña dice que hay que quitar el perro antes de poder robar; otra, que juegan cuatro personas como mucho. Deciden el reglamento y la caja: la víctima elige entre la ficha y el perro, y se juega de dos a cinco.',
  },
  R28: {
    title: 'Con qué fichas se paga la multa',
    text: 'El Jefe cuenta 5 también aquí. Si varias combinaciones suman lo mismo, se paga la que tenga menos coartadas, luego la que tenga menos fichas y luego la primera según el orden de las fichas. Si después hay empate a puntos, deciden las coartadas que quedan; quien pagó tiene menos de todas formas.',
  },
  R29: {
    title: 'Lo que no puede ocurrir',
    text: 'La pila de robo nunca se queda corta: entre turnos hay al menos 30 cartas en las dos pilas juntas, tu carta se les une antes de que tomes otra, y una pila de robo agotada se repone al instante. Un robo nunca termina una incursión, porque no toca el centro. La víctima tiene siempre la ficha elegida. Un Ladrón codicioso encuentra siempre algo, pues con el centro vacío la incursión habría terminado. Por lo mismo, al final de una incursión siempre hay alguien que tiene el Jefe.',
  },
  R30: {
    title: '¿Ficha o perro?',
    text: 'Es la única pregunta a alguien que no está en su turno; las cartas de Perro guardián y de Ladrón codicioso nunca llevan a ella. Quien entrega el perro conserva la ficha, pero desde ese momento ya no tiene protección. Decisión nuestra: el turno espera la respuesta y antes no se toma ninguna carta.',
  },
  R31: {
    title: '¿El Ladrón codicioso tiene que tomar algo?',
    text: 'Sí, siempre, como las otras cartas (R6). Decisión nuestra: si en el centro solo queda el Jefe, toma el Jefe; con eso termina la incursión y se decide en el acto si el Jefe se queda.',
  },
};
