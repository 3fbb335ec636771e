import type * as en from '../en/rules-building.ts';

export const building: typeof en.building = {
  C1: {
    title: 'Salas',
    text: 'Hay 48 salas de 20 tipos. Todas menos las tres cajas fuertes muestran un número de las combinaciones; las del círculo blanco, con dos cajas y dos escaleras, forman la oficina. Cámara, escáner, lector de huella, láser, sensor de movimiento y sensor térmico llevan el icono de alarma; cerrojo y teclado, el de alto. Entre paréntesis, los números de cada copia.',
  },
  C2: {
    title: 'Personajes',
    text: 'Hay nueve, cada uno con una cara normal y otra avanzada; juegas con una de ellas toda la partida. Para la primera partida, mejor la normal. Si no se indica precio, una habilidad no cuesta acción y puede usarse en tu turno cuantas veces quieras.',
  },
  C3: {
    title: 'Herramientas',
    text: 'Hay 13, una de cada. Usarlas no cuesta acción; solo puede hacerlo quien las tiene, durante sus propias acciones, y después se descartan. Si el mazo se agota, se barajan los descartes. Decisión nuestra: si para la bola de cristal quedan menos de tres eventos, antes se ponen debajo del mazo los descartados, barajados.',
  },
  C4: {
    title: 'Botín',
    text: 'Hay 13 cartas de 12 tipos. Cada pieza es una carga para quien la lleva, y todas tienen que salir por la azotea. Lo que haya en tu sala lo recoges gratis en tu turno; nada se puede soltar.',
  },
  C5: {
    title: 'Eventos: guardias',
    text: 'Hay 26 eventos, uno de cada. Quien gasta pocas acciones roba uno, y se cumple al momento. «Tu guardia» es el de la planta en la que estás. Decisión nuestra: con «Relevo de guardia» los guardias se mueven de la planta más baja a la más alta.',
  },
  C6: {
    title: 'Eventos: la banda',
    text: 'El evento robado se descarta, salvo que dure hasta tu próximo turno. Si el mazo se agota, se barajan los descartes. El sigilo y las herramientas que dan los eventos no tienen tope.',
  },
  C7: {
    title: 'Eventos: edificio y alarmas',
    text: '«Gimnasia», «Cierre temporizado» y «Grabación en bucle» duran una ronda: hasta que empiece el siguiente turno de quien los robó.',
  },
  C8: {
    title: 'Cartas de patrulla, dados y fichas',
    text: 'Cada planta tiene un mazo de patrulla con una carta por sala: la letra es la columna desde la izquierda; el número, la fila desde arriba. Un dado rojo está en el destino de cada guardia y muestra su velocidad, 6 como máximo. Seis dados verdes sirven para cajas fuertes y teclados. Hay fichas de sigilo, alarma, hackeo, número descifrado, abierto y bajada; no hay tope de sigilo.',
  },
  S1: {
    title: 'El objetivo',
    text: 'Se juega en equipo: la mesa entera es una banda de guante blanco. Hay que abrir todas las cajas fuertes del edificio y sacar por la azotea a la banda entera con todo el botín. Si un guardia captura a una sola persona, la banda pierde.',
  },
  S2: {
    title: 'El banco',
    text: 'Tres plantas de 4×4 salas, cada una con una caja fuerte, una escalera, otras 14 salas y ocho paredes. Los guardias empiezan con velocidad 2, 3 y 4, de abajo arriba. Hay que abrir tres cajas; la escalera de la planta 3 lleva a la azotea.',
  },
  S3: {
    title: 'La oficina',
    text: 'Dos plantas de 4×4 salas, para aprender. Solo se usan las salas con círculo blanco, con dos cajas fuertes y dos escaleras; cada planta tiene ocho paredes. Los guardias empiezan con velocidad 2 y 3. Hay que abrir dos cajas.',
  },
  S4: {
    title: 'Fort Knox',
    text: 'Dos plantas de 5×5 con un hueco que la banda pone donde quiere, en el mismo lugar de las dos; cuenta como pared exterior. Se usan las 48 salas: una caja fuerte y una escalera en cada planta, la tercera de cada en cualquier sitio. Cada planta tiene doce paredes. Los guardias empiezan con velocidad 3 y 4. Hay que abrir las tres cajas; las combinaciones suelen tener 7 u 8 números.',
  },
  S5: {
    title: 'Paredes propias',
    text: 'Las paredes se pueden colocar a mano o dejar al azar: ocho en cada planta de 4×4, doce en cada planta de Fort Knox. Van entre dos salas, nunca en el borde ni junto al hueco, y ninguna sala puede quedar aislada.',
  },
  S6: {
    title: 'Con menos gente',
    text: 'Cada vez que se baraja un mazo de patrulla, también antes de empezar, se apartan cartas sin verlas: 3 en partidas de tres, 6 en partidas de dos, 9 en solitario. Vuelven al barajar de nuevo, y se aparta otra vez el mismo número.',
  },
  S7: {
    title: 'Acciones',
    text: 'Una acción es una de estas: espiar una sala vecina boca abajo; ir a una sala vecina, que antes se descubre; en un servidor, añadir una ficha de hackeo; en una caja fuerte, lanzar sus dados; en una caja fuerte, añadir un dado por dos acciones. Todas se pueden repetir.',
  },
  R1: {
    title: 'Un turno',
    text: 'Primero, en tu primer turno tu figura se coloca en la entrada; terminan los eventos y el pulso electromagnético que duraban hasta ahora; después se lanza un dado por el chihuahua y otro por el gato persa. Tienes 4 acciones, 3 con el espejo, 1 más tras «Aviso a tiempo», y entre ellas lo que es gratis. Al terminar tus acciones, si estás en un sensor térmico, salta su alarma. Si gastaste 2 acciones o menos (3 con el sello postal), robas un evento. Por último se mueve el guardia de la planta en la que estás. Decisión nuestra: el orden del comienzo.',
  },
  R2: {
    title: 'Acciones gastadas',
    text: 'Robar un evento depende de las acciones que gastaste, no de las que te sobran. Por eso patines, espejo y «Aviso a tiempo» no cambian nada. Los intentos fallidos cuentan, un cerrojo cuenta 3, un láser 2, añadir un dado 2, escalar la fachada 3; lo gratuito no cuenta.',
  },
  R3: {
    title: 'Antes del primer turno',
    text: 'Una carta de patrulla dice dónde está el guardia de la planta 1. Luego la banda elige como entrada cualquier sala de esa planta, también la del guardia; se descubre y se marca. La carta siguiente da al guardia su destino.',
  },
  R4: {
    title: 'Empezar en la entrada',
    text: 'Colocarse en la entrada no es entrar: ni alarma, ni herramienta, ni precio, nada que abrir, y de un sensor de movimiento se sale sin más. Descubrirla sí cuenta, así que unos baños reciben sus fichas. Decisión nuestra: un guardia en ella o al lado tampoco cuesta nada.',
  },
  R5: {
    title: 'Aún fuera del edificio',
    text: 'Decisión nuestra: antes de tu primer turno tu figura no está en ninguna parte. «De dos en dos», disfraz, órdenes y «Crujido» no te alcanzan.',
  },
  R6: {
    title: 'Espiar',
    text: 'Dices si espías o te mueves antes de descubrir la sala. Espiar solo descubre: nada de la sala te afecta y no aparece ningún guardia, aunque unos baños reciben sus fichas. Decisión nuestra: solo se espían salas boca abajo.',
  },
  R7: {
    title: 'Hacia dónde espiar',
    text: 'A las salas vecinas sin pared en medio; desde una escalera, a la sala de encima; desde un atrio, a las de encima y debajo; por la escalera de una bomba térmica, en los dos sentidos. No desde una pasarela hacia abajo ni desde una puerta secreta por su pared (decisión nuestra).',
  },
  R8: {
    title: 'Moverse, paso a paso',
    text: 'Paga 1 acción (con la gema debes tener el precio entero). Descubre la sala. Mira si cerrojo, teclado o pasarela te detienen, y decide ante un láser. Sal de tu sala, donde puede saltar un sensor de movimiento. En una planta nueva aparece su guardia. Llegas, y un guardia puede verte. Después la alarma de la sala, después la herramienta del laboratorio. Decisión nuestra: este orden.',
  },
  R9: {
    title: 'Una planta nueva',
    text: 'La primera vez que alguien llega a una planta, como sea, una carta dice dónde está su guardia y otra adónde va, antes de mirar la alarma de la sala. Un intento fallido no es llegar. Si el guardia aparece en tu sala pierdes 1 de sigilo y la alarma de la sala no salta.',
  },
  R10: {
    title: 'Sin poder entrar',
    text: 'Si una sala no te deja entrar, te quedas donde estás. Ni has salido de tu sala ni has vuelto a entrar, así que en ella no pasa nada.',
  },
  R11: {
    title: 'Llegar sin entrar',
    text: 'Las caídas, «Resbalón», el montacargas, «De dos en dos» y el disfraz te llevan a una sala sin entrar en ella: ni alarma, ni nada que te detenga, ni herramienta de laboratorio. Un guardia en la sala cuesta igualmente 1 de sigilo. Decisión nuestra: en un vestíbulo o un atrio también te ven.',
  },
  R12: {
    title: 'Bajar por una pasarela',
    text: 'Bajar por una acción desde una pasarela boca arriba sí cuenta como entrar en la sala de debajo.',
  },
  R13: {
    title: 'El precio, después de descubrir',
    text: 'Si una sala pide más acciones, decides si las pagas cuando ya la has visto.',
  },
  R14: {
    title: 'Láser',
    text: 'Cuesta 2 acciones en total. Una vez descubierto decides: pagar la segunda acción, dejar que salte la alarma o gastar una ficha de láser o del portátil. Cuesta 1 sola acción y no salta con el espejo, el inhibidor o una palanca, con un guardia dentro, con el pulso electromagnético activo, con órdenes y donde ya suena una alarma.',
  },
  R15: {
    title: 'Cerrojo',
    text: 'Cuesta 3 acciones en total; 1 mientras haya dentro alguien de la banda o un guardia. Si lo descubres y no puedes o no quieres pagar, pierdes 1 acción y te quedas. Boca arriba solo se te ofrece si puedes pagarlo. La gema añade 1 donde ya hay alguien.',
  },
  R16: {
    title: 'Teclado',
    text: 'Cada intento cuesta 1 acción. El primero del turno en ese teclado es con un dado, cada uno de los siguientes con uno más; Pulso firme añade otro. Cualquier 6 lo abre para toda la banda y entras; solo «Cambio de código» vuelve a cerrarlo. Que haya alguien dentro no lo abre; quien empezó o cayó dentro puede salir, pero para volver tiene que abrirlo. Con órdenes hay un intento. Decisión nuestra: con la flexibilidad, colarse junto a un guardia cuesta por el intento 1 acción, salga como salga.',
  },
  R17: {
    title: 'Sensor térmico',
    text: 'Salta cuando tus acciones terminan en él, antes del evento y solo en tu turno: no si te lleva allí un evento u otra persona. No salta con un guardia dentro, con una palanca ni con el pulso electromagnético activo; las fichas no sirven. Si llegas escalando la fachada, tus acciones terminan ahí.',
  },
  R18: {
    title: 'Sensor de movimiento',
    text: 'Si entras y sales por tu propio pie en el mismo turno, salta la alarma ahí antes de que cuente tu siguiente sala. Lo impide una ficha de movimiento o del portátil, el inhibidor o un guardia dentro. Si entraste en un turno anterior, o por órdenes, sales sin más. Decisión nuestra: que te saquen o caerte no es salir.',
  },
  R19: {
    title: 'Escaleras',
    text: 'Una escalera descubierta lleva a la sala de encima y de vuelta, por 1 acción cada vez; ambas son entradas corrientes. «Cierre temporizado» bloquea las escaleras, las de la bomba térmica, las pasarelas usadas como escalera y, decisión nuestra, el paso a la azotea. No impide espiar, bajar por pasarelas, conductos, escalar la fachada, caídas ni disfraz.',
  },
  R20: {
    title: 'Puerta secreta',
    text: 'Una vez descubierta puedes entrar en ella desde una sala vecina a través de una pared. Nadie sale ni espía por ahí. Para los guardias y lo que ven, la pared es una pared. Boca abajo es solo una sala desconocida tras una pared.',
  },
  R21: {
    title: 'Conducto',
    text: 'Descubiertos los dos, 1 acción te lleva de uno a otro, en las plantas que sea. Es una entrada corriente.',
  },
  R22: {
    title: 'Pasarela',
    text: 'Quien se mueve a una pasarela boca abajo, como sea, cae al mismo lugar de la planta de debajo, que se descubre. En la planta 1 simplemente entras. Decisión nuestra: en la planta de arriba no has entrado, así que allí no aparece guardia; y una pasarela descubierta por una caída no te hace caer otra vez.',
  },
};
