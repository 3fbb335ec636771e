import type * as en from '../en/rules-crew.ts';

export const crew: typeof en.crew = {
  R23: {
    title: 'Una alarma',
    text: 'Se pone una ficha en la sala, y el dado del guardia en la alarma más cercana de la planta. Ninguna alarma salta en una sala con un guardia, donde ya suena una, ni con el pulso electromagnético activo. Siempre hay fichas suficientes.',
  },
  R24: {
    title: 'Fichas de hackeo',
    text: 'Quien vaya a hacer saltar una alarma de huella, láser o movimiento puede impedirla con una ficha del servidor correspondiente, esté en la planta que esté, o con la del portátil. En un servidor caben 6 como mucho. No se pueden impedir las alarmas de cámara, escáner, sensor térmico, isótopo, chihuahua, hurto, Chispas, dinamita y bomba térmica.',
  },
  R25: {
    title: 'Encontrarse con un guardia',
    text: 'La pérdida la causa quien llega. Si un guardia llega a una sala, todas las personas de la sala pierden 1 de sigilo; quien llega a la sala de un guardia pierde 1. Seguir en la misma sala no cuesta nada más.',
  },
  R26: {
    title: 'Cámara',
    text: 'Se comprueba cuando entras en una cámara y cuando un guardia llega a una, aunque sea de paso: las dos descubiertas, distintas, sin palanca, y sin «Grabación en bucle» ni pulso electromagnético. La alarma salta en la cámara en la que está la persona, si no hay allí un guardia. Llegar sin entrar y descubrir espiando no comprueban nada. Un guardia que hace saltar una alarma en su propia planta cambia de rumbo al momento, pero no de número de pasos. Decisión nuestra: desde una cámara forzada con la palanca un guardia no ve nada.',
  },
  R27: {
    title: 'A la vista en el atrio',
    text: 'Si llegas mientras hay guardias justo encima o debajo, pierdes 1 de sigilo en total. Si un paso de un guardia termina justo encima o debajo, todas las personas del atrio pierden 1. Una planta cuyo guardia no está en el tablero no ve nada.',
  },
  R28: {
    title: 'A la vista en el vestíbulo',
    text: 'Si llegas mientras hay un guardia en una sala vecina sin pared en medio, pierdes 1 de sigilo. Cada paso de un guardia a una sala así cuesta 1 a todas las personas del vestíbulo, de modo que pasar por dos vecinas cuesta 2. Si el guardia entra en el vestíbulo, se pierde 1; si luego sale a una sala vecina, 1 más.',
  },
  R29: {
    title: 'Sigilo en una sala',
    text: 'Los baños y la bomba de humo dejan sigilo en una sala. Si allí un guardia te hace perder sigilo, puedes perder del de la sala en lugar del tuyo. No se puede llevar a otra parte. Si lo pierden varias personas a la vez y no alcanza, quien tiene el turno dice a quién le toca. Decisión nuestra: no paga «Ingenio» ni la copa.',
  },
  R30: {
    title: 'Tiara',
    text: 'Si llegas por tu propio pie, por órdenes o por «Corazonada» al lado de un guardia, sin pared en medio, pierdes 1 de sigilo; una sola vez junto con vestíbulo y atrio, y no en la sala del propio guardia. Que un guardia se acerque no cuenta.',
  },
  R31: {
    title: 'Laboratorio',
    text: 'La primera persona que entra de verdad roba una herramienta; con órdenes, la persona movida. Caer dentro o empezar ahí no cuenta.',
  },
  R32: {
    title: 'Captura',
    text: 'Si debes perder sigilo ante un guardia, no te queda y la sala tampoco lo ofrece, te capturan y la banda pierde. Vale para el encuentro, el vestíbulo, el atrio, la tiara y la flexibilidad si te quedas demasiado.',
  },
  R33: {
    title: 'Dados para una caja fuerte',
    text: 'En la sala de la caja, 2 acciones añaden un dado, hasta 6 por caja; 1 acción los lanza todos. Tiene que haber al menos uno; con Pulso firme basta tu dado extra, aunque la caja no tenga ninguno.',
  },
  R34: {
    title: 'Descifrar',
    text: 'La combinación son todos los números de la fila y la columna de la caja, seis en una planta de 4×4; las paredes no importan. Tras una tirada queda descifrada cada una de esas salas que ya estuviera boca arriba y cuyo número salga en un dado, los números iguales todos a la vez. Los dados se quedan en la caja.',
  },
  R35: {
    title: 'Una caja se abre',
    text: 'En cuanto están descifrados todos sus números, quien lanzó roba una herramienta y después botín. Luego, la alarma silenciosa: los dados de los guardias de la planta de la caja y de todas las de debajo suben 1, hasta 6, también los de guardias que aún no están en el tablero. Los dados de la caja vuelven a la reserva.',
  },
  R36: { title: 'Una caja abierta', text: 'Ya no se lanzan dados en ella ni recibe más.' },
  R37: {
    title: 'Combinaciones de Fort Knox',
    text: 'Tienen 8 números, o 7 si el hueco está en línea; otra caja en línea no tiene número y se salta. Una sala descifrada vale para las dos cajas que la comparten. Decisión nuestra: si una tirada completa también una segunda caja, esa se abre igualmente, y su herramienta y su botín se quedan en su sala.',
  },
  R38: {
    title: 'Antes, todas las cajas',
    text: 'Nadie puede salir antes de que estén abiertas todas las cajas fuertes: tres en el banco, dos en la oficina, tres en Fort Knox.',
  },
  R39: {
    title: 'Una caja sin encontrar',
    text: 'Una caja fuerte boca abajo no hace nada; también el taladro necesita que esté descubierta.',
  },
  R40: {
    title: 'Acróbata: flexibilidad',
    text: 'Sirve también por escaleras, conductos y puertas secretas y sin nada de sigilo, y no cuesta nada en láser y cerrojo, pues hay un guardia. Otros guardias pueden verte igualmente por vestíbulo, atrio o tiara. Decisión nuestra: si sigues con ese guardia cuando da su siguiente paso, antes pierdes 1 de sigilo; mientras no se mueva, no pasa nada.',
  },
  R41: {
    title: 'Acróbata: escalar la fachada',
    text: 'Son exteriores las salas del borde y las vecinas del hueco de Fort Knox. Hacen falta 3 acciones y se pierden las demás. Es una entrada sin nada con que pagar: un cerrojo vacío te deja fuera, un láser salta si no hay ficha, un teclado da una tirada. No lleva a la azotea ni por debajo de la planta 1.',
  },
  R42: {
    title: 'Hacker: inhibidor, portátil',
    text: 'El inhibidor actúa por sí solo, también cuando te mueven con órdenes; a otras personas solo las cubre mientras estés en esa misma sala. El portátil se carga en tu turno, 1 acción cada vez; su ficha se puede gastar en el turno de cualquiera.',
  },
  R43: {
    title: 'Halcón: rayos X, zoom',
    text: 'Los rayos X necesitan una pared entre las dos salas, en una misma planta. El zoom alcanza dos pasos de los que valen para espiar, pasando por una sala boca arriba, o uno.',
  },
  R44: {
    title: 'Chispas: berrinche, desvío',
    text: 'Berrinche: una sala vecina boca arriba, sin pared en medio, sin guardia y sin alarma. Desvío, tomar: el guardia va a la alarma más cercana de las otras o roba carta de patrulla. Desvío, dejar: solo en tu propia sala y no con un guardia. Tomar y dejar en un mismo turno no se puede.',
  },
  R45: {
    title: 'Reventacajas: pulso firme, taladro',
    text: 'Para el dado extra cuenta quién lanza. El taladro sirve en tu sala o justo encima o debajo. Lo que abre queda en la sala de la caja hasta que alguien lo recoja allí, y una copa robada así no hace daño. Los guardias se aceleran desde la planta de la caja hacia abajo. Se puede usar el estetoscopio.',
  },
  R46: {
    title: 'Cuervo: distraer, entretener',
    text: 'Distraer: a dos pasos a pie como mucho, también en tu sala; cada vez que un guardia entra en la sala de la corneja pierde un paso más. Puesta con el guardia, solo actúa cuando este vuelve. Entretener se comprueba cuando un guardia debe moverse: si hay alarma en la planta no tiene efecto y la corneja se queda. Va antes que las rosquillas.',
  },
  R47: {
    title: 'Tramoyista: dos herramientas',
    text: 'Con Tramoyista en la partida, con cualquiera de sus caras, quien encuentre una herramienta por caja fuerte, laboratorio, «Improvisación» o Ingenio puede robar dos, quedarse con una y descartar la otra. Ingenio pide 1 de sigilo propio, que puede ser el último. Decisión nuestra: con el taladro, quien lanza elige cuál se queda en la sala.',
  },
  R48: {
    title: 'Torre: órdenes',
    text: 'La otra persona debe estar de acuerdo y da un paso corriente por cualquier camino. Cerrojo y láser no cuestan más, el láser no salta y la gema no cuenta. Todo lo demás afecta a la persona movida: huella, escáner, teclado, pasarela, isótopo, cámara, laboratorio, guardias. Se pueden gastar fichas. Un sensor térmico no salta, y se mueve el guardia de la planta de Torre. Decisión nuestra: no a la azotea.',
  },
  R49: {
    title: 'Torre: disfraz',
    text: 'Solo mientras no hayas gastado ninguna acción en este turno. La otra persona, en cualquier planta del tablero, no tiene que estar de acuerdo. Ninguna de las dos entra. Después sigues con tus otras acciones, y se mueve el guardia de tu nueva planta. Decisión nuestra: lo que es gratis puede ir antes.',
  },
  R50: {
    title: 'Vigía',
    text: 'No puedes mirar un mazo vacío, y mirar nunca baraja. Solo tú ves la carta; puedes contárselo al resto. La clarividencia mira el mazo de la planta en la que estás.',
  },
  R51: {
    title: 'Palanca',
    text: 'Sirve con una sala que podrías espiar desde la tuya, también por escaleras; decisión nuestra: tiene que estar boca arriba. Útil con cámara, cerrojo, escáner, lector de huella, teclado, láser, sensor de movimiento y sensor térmico. El número sigue contando. Vestíbulo, atrio y pasarela siguen igual, y una alarma que ya suena allí sigue sonando.',
  },
  R52: {
    title: 'Rosquillas',
    text: 'Anulan el próximo movimiento del guardia, también con «Relevo de guardia», o su paso por «Crujido», y se descartan. Decisión nuestra: «¿Dónde está?» y «Carteles cambiados» no son movimiento; el guardia se lleva las rosquillas.',
  },
  R53: {
    title: 'Pulso electromagnético',
    text: 'En cada planta en la que se apaga una alarma se roba una carta de patrulla nueva. Mientras dura no salta ninguna alarma, venga de donde venga. Termina al empezar el siguiente turno de quien lo usó, o cuando esa persona escapa.',
  },
  R54: {
    title: 'Traje invisible',
    text: 'Hasta que terminen tus acciones, tus movimientos no cuestan sigilo ni hacen saltar alarmas de cámara, tampoco con vestíbulo, atrio y tiara. Las demás alarmas saltan como siempre. Cuando se mueve el guardia vuelves a estar a la vista.',
  },
  R55: {
    title: 'Bomba térmica',
    text: 'Desde entonces es como una escalera en los dos sentidos; el otro extremo no se descubre. En la última planta, hacia arriba abre otro paso a la azotea. En la planta 1 no se puede hacia abajo.',
  },
  R56: {
    title: 'Lingotes de oro',
    text: 'Cuando se roba uno, el otro sale del mazo a la sala de la caja. Nadie puede tener los dos, de ninguna manera. Los dos deben llegar a la azotea.',
  },
  R57: {
    title: 'Tarjeta de acceso',
    text: 'Mientras alguien la tenga, solo se pueden lanzar los dados de una caja fuerte si esa persona está en la sala de esa caja. Si está en el suelo de una sala no limita a nadie. Decisión nuestra: vale también para el taladro.',
  },
  R58: {
    title: 'Gato persa',
    text: 'Con un 1 o un 2 da un paso, por el camino más corto, hacia la sala boca arriba con icono de alarma más cercana de esa planta, sin contar la de quien lo lleva; si hay varias, elige la banda. Si no hay ninguna, se queda. Suelto ya no se mueve ni se lanza un dado por él; quien esté en su sala lo recoge gratis en su turno.',
  },
  R59: {
    title: 'Gimnasia',
    text: 'Una pasarela descubierta queda unida a la sala de encima como por una escalera, en los dos sentidos y para espiar, además de su bajada. Decisión nuestra: en la última planta lleva entonces a la azotea.',
  },
  R60: {
    title: 'Montacargas en lo alto',
    text: 'Desde la última planta escapas al momento si todas las cajas están abiertas; si no, no pasa nada.',
  },
  R61: {
    title: 'Carteles cambiados',
    text: 'Si hay alarmas en la planta, el dado está en una: el guardia va a parar allí, esa alarma se apaga, y toma la siguiente más cercana o, si no hay, una carta de patrulla. Sin alarmas no se roba carta. Quien esté en la sala a la que llega pierde 1 de sigilo.',
  },
  R62: {
    title: 'Perdido de vista',
    text: 'Cuando sale esta carta, el guardia deja el tablero y pierde el resto de su movimiento. La próxima vez que deba moverse, en un turno posterior, una carta dice dónde está y otra adónde va; si hay alarmas, el dado va a la más cercana. Decisión nuestra: ese es todo su movimiento, quien esté en su sala pierde 1 de sigilo, y si vuelve a salir la carta se intenta de nuevo la próxima vez. Al colocar al primer guardia se devuelve al mazo y se baraja.',
  },
};
