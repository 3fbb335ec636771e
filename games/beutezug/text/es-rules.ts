import type { RuleText } from '#table/text.ts';
import type { RuleId } from './rulebook.ts';

export const rules: Readonly<Record<RuleId, RuleText>> = {
  C1: {
    title: 'Cartas de Botín',
    text: 'Hay 55: diecinueve cartas de 0 y nueve de cada uno de los números 2, 3, 4 y 5. El número dice cuántos dados exige la carta; abajo figura lo que cada uno debe mostrar como mínimo, arriba los puntos y quizá una bonificación. Los valores de las cartas reales no están publicados: los de las cartas incluidas son nuestros y encajan con todo lo que cuentan reglamentos y reseñas.',
  },
  C2: {
    title: 'Personajes',
    text: 'Cada persona lleva un personaje con su ficha. Los personajes no tienen habilidades. Tres de sus nombres son del reglamento y dos son nuestros.',
  },
  C3: {
    title: 'Dados',
    text: 'Hay quince: tres de cada color, azul, verde, naranja, rosa y negro.',
  },
  C4: {
    title: 'Clases de bonificación',
    text: 'Un +1 de un color aumenta todos los dados de ese color; los hay de verde, naranja, rosa y negro, pero no de azul. Otras bonificaciones permiten relanzar un dado, o todos los dados del golpe.',
  },
  C5: {
    title: 'Fichas de Posición',
    text: 'La ficha 1 no tiene bonificación. La 3 relanza todos los dados, como muestra un ejemplo del reglamento. Decisión nuestra: la 2 relanza un dado; la 4 y la 5, todos.',
  },
  C6: {
    title: 'Ficha de Relanzamiento',
    text: 'La tiene quien va en última posición, además de su ficha de Posición. Permite relanzar un dado.',
  },
  C7: {
    title: 'Fichas de Botín',
    text: 'Hay cinco, que valen 6, 5, 4, 3 y 2 puntos. Las dos más altas se conocen por una reseña; las otras son deducción nuestra.',
  },
  C8: {
    title: 'Tus propias cartas',
    text: 'Quien tenga la caja puede jugar con los valores reales: la opción admite un juego de cartas en JSON. Hacen falta 55 cartas en mazos de 19, 9, 9, 9 y 9, tantos dados en cada carta como diga su mazo, tres de un color como mucho, y bonificaciones de las clases conocidas. El registro de la partida contiene el juego entero.',
  },
  S1: {
    title: 'Preparación',
    text: 'Se barajan los cinco mazos. Tres cartas de 2 quedan a la vista en la fila 2; las filas 3, 4 y 5, por encima, siguen vacías. Las fichas de Posición se reparten al azar, y quien queda al final toma también la ficha de Relanzamiento.',
  },
  S2: {
    title: 'Elegir',
    text: 'Por orden de juego, cada persona pone su ficha en una carta a la vista. Cuando toda la mesa ha elegido, empiezan los golpes.',
  },
  S3: {
    title: 'Lanzar',
    text: 'En orden inverso, cada persona toma los dados de la carta en la que está su ficha y los lanza una vez. Si todos los dados muestran al menos lo que deben, se gana la carta. Si no, aún pueden ayudar las bonificaciones. Sin éxito, la ficha vuelve y hay una carta de 0 de consuelo.',
  },
  S4: {
    title: 'Fin de una ronda',
    text: 'Cuando toda la mesa ha lanzado, se cuentan los puntos de cartas y fichas de Botín y se reparten de nuevo las fichas de Posición: primero quien tiene más puntos. Después de la séptima ronda, en cambio, la partida termina.',
  },
  S5: {
    title: 'Objetivo del juego',
    text: 'Cada persona asalta siete villas. Gana quien tenga más puntos en cartas y ficha de Botín después de la séptima ronda.',
  },
  R1: {
    title: 'Qué se puede elegir',
    text: 'Cualquier carta a la vista de cualquier fila, aunque ya haya otras fichas encima.',
  },
  R2: {
    title: 'Quién lanza y cuándo',
    text: 'Empieza quien va en última posición y termina quien va en la posición 1. Eso no cambia aunque se desplace una ficha.',
  },
  R3: {
    title: 'Después de un desplazamiento',
    text: 'Lanzas por la carta en la que está tu ficha cuando te toca: con sus dados, por sus puntos y su bonificación.',
  },
  R4: {
    title: 'Usar bonificaciones',
    text: 'Las bonificaciones se usan si se quiere y en el orden que se quiera. Decisión nuestra: un +1 nunca perjudica, así que cuenta sin preguntar; solo se pregunta por los relanzamientos.',
  },
  R5: {
    title: 'Cómo cuenta el +1',
    text: 'Aumenta todos los dados de su color, y varios se suman; un dado puede así valer más de seis. Decisión nuestra: sigue contando después de relanzar.',
  },
  R6: {
    title: 'Relanzar',
    text: 'Todos los dados quiere decir todos los del golpe, también los que ya sirven. Un dado quiere decir cualquiera. Decisión nuestra: otra bonificación puede lanzar el mismo dado una vez más.',
  },
  R7: {
    title: 'Cuántas veces',
    text: 'Cada bonificación sirve una vez por ronda. Una carta ganada ayuda a partir de la ronda siguiente.',
  },
  R8: {
    title: 'Solo si la tirada no basta',
    text: 'Los relanzamientos se usan solo si la tirada no basta: en cuanto todos los dados sirven, el golpe ha tenido éxito.',
  },
  R9: {
    title: 'Plantarse',
    text: 'No hace falta que uses tus relanzamientos. Decisión nuestra: quien se planta antes de que los dados sirvan ha fallado.',
  },
  R10: {
    title: 'Conseguir una ficha de Botín',
    text: 'Si al final de tu golpe, con éxito o sin él, tus cartas muestran +1 de verde, naranja, rosa y negro, tomas al momento la ficha de Botín más alta que quede. Cuenta para el orden de esa misma ronda. Nadie tiene dos. El reglamento inglés no es claro aquí y seguimos el alemán. Decisión nuestra: las bonificaciones de fichas no cuentan para la serie.',
  },
  R11: {
    title: 'Otras fichas en una carta ganada',
    text: 'Primero esas fichas pasan a la carta de la misma columna en la fila de abajo, luego se llena el hueco y luego la fila de arriba recibe quizá una carta.',
  },
  R12: {
    title: 'Sin carta justo debajo',
    text: 'Decisión nuestra: las fichas van a la carta más cercana de esa fila, a la de la izquierda si hay dos igual de cerca. Si la fila está vacía, vale lo mismo una fila más abajo.',
  },
  R13: {
    title: 'Otras fichas en una carta de la fila 2',
    text: 'Se quedan donde están y reciben la carta nueva que se pone ahí.',
  },
  R14: {
    title: 'Nada nuevo para la fila 2',
    text: 'Decisión nuestra: si un sitio de la fila 2 no se puede llenar, sus fichas van a la carta más cercana de la fila 2 o, si no hay, a la más cercana de la fila más baja que tenga alguna. Si no hay ninguna carta, el golpe ha fallado.',
  },
  R15: {
    title: 'Llenar el hueco',
    text: 'Con la carta siguiente del mismo mazo. Si está vacío, se usa el mazo de la fila de arriba. Decisión nuestra: y así hacia arriba; si todos esos mazos están vacíos, el sitio queda vacío. Una carta de un mazo de más arriba conserva sus dados y puntos.',
  },
  R16: {
    title: 'Una carta más arriba',
    text: 'Después de un éxito, la fila de arriba recibe una carta si tiene menos de tres. Por encima de la fila 5 no hay nada. Decisión nuestra: la carta va al hueco de más a la izquierda y, si hace falta, sale de un mazo de más arriba.',
  },
  R17: {
    title: 'Un fallo no cambia nada',
    text: 'La carta se queda, con las otras fichas encima, y no se revela ninguna carta nueva.',
  },
  R18: {
    title: 'Consuelo después de fallar',
    text: 'Robas dos cartas de 0, te quedas con una a la vista y pones la otra debajo del mazo. Decisión nuestra: una última carta se toma sin más, y si no queda ninguna no recibes nada.',
  },
  R19: {
    title: 'Una carta en cada ronda',
    text: 'Cada persona recibe exactamente una carta por ronda, siete al final. Solo un mazo de 0 vacío puede cambiarlo.',
  },
  R20: {
    title: 'El orden de una ronda',
    text: 'Deciden los puntos de cartas y ficha de Botín. Quien tiene más recibe la posición 1. Los empates se sortean.',
  },
  R21: {
    title: 'Quién tiene la ficha de Relanzamiento',
    text: 'Siempre quien va en última posición del nuevo orden.',
  },
  R22: {
    title: 'En partidas de menos de cinco',
    text: 'Solo se usan tantas fichas de Posición como personas jueguen; las más altas se quedan en la caja.',
  },
  R23: {
    title: 'Empate al final',
    text: 'Decide la carta más alta, luego la segunda más alta, y así sucesivamente. Si todo es igual, se sortea. Decisión nuestra: las fichas de Botín cuentan como puntos, pero no se comparan como cartas.',
  },
  R24: {
    title: 'Un ejemplo del reglamento',
    text: 'Vincenzo suma siete números hasta 38. No se ve si uno de ellos es una ficha de Botín, y nada depende de ello: cartas y ficha simplemente se suman.',
  },
  R25: {
    title: 'Qué es secreto',
    text: 'Solo el orden de las cartas en los mazos. Las dos cartas de 0 las ve toda la mesa, así que no es ningún secreto cuál va debajo del mazo. Una elección se puede deshacer hasta que otra persona haya actuado.',
  },
  R26: {
    title: 'Puntos en cartas de 0',
    text: 'Las reseñas no coinciden. Algunas cartas de 0 dan una bonificación y otras un punto, nunca las dos cosas.',
  },
  R27: {
    title: 'Las demás posiciones',
    text: 'El reglamento solo dice quién gana. Decisión nuestra: las otras posiciones se deciden de la misma manera.',
  },
  R28: {
    title: 'Menos cartas que el resto',
    text: 'Decisión nuestra: al comparar cartas, una carta que alguien no tiene cuenta como 0.',
  },
  R29: {
    title: 'A quién se puede desplazar',
    text: 'Solo a quien aún tiene que lanzar, pues el resto ya ha recuperado su ficha. Todas las fichas de la carta se mueven juntas, pueden unirse a otras y pueden volver a moverse en la misma ronda.',
  },
  R30: {
    title: 'Las filas son lugares',
    text: 'Decisión nuestra: las cartas nunca cambian de sitio, y cuenta la fila en la que está una carta, no el número de su dorso. Un hueco se llena con el mazo de su fila, sea lo que sea lo ganado ahí.',
  },
  R31: {
    title: 'Fichas que esperan',
    text: 'Decisión nuestra: las fichas que no encuentran carta debajo esperan a que el hueco esté lleno y la fila de arriba tenga su carta, y se colocan entonces. Si alguna fila inferior tiene carta, se mueven antes.',
  },
  R32: {
    title: 'Siempre hay algo que elegir',
    text: 'Los mazos del 2 al 5 tienen 36 cartas y se ganan 35 como mucho; y la fila 2 se llena con cualquier mazo.',
  },
  R33: {
    title: 'Bonificaciones de las cartas de 0',
    text: 'Cuentan como las de las cartas ganadas: una vez por ronda, desde la ronda siguiente.',
  },
  R34: {
    title: 'Empates de tres o más',
    text: 'Las posiciones en cuestión se sortean entre quienes empataron. Si hay varios grupos, cada uno sortea por su cuenta, y la ficha de Relanzamiento sigue al resultado.',
  },
};
