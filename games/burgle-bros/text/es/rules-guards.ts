import type * as en from '../en/rules-guards.ts';

export const guards: typeof en.guards = {
  R63: {
    title: 'Pasos de un guardia',
    text: 'Da tantos pasos como muestra su dado, más uno por cada alarma de su planta, contadas una vez al empezar; «Café expreso» añade uno, «En las nubes» quita uno.',
  },
  R64: {
    title: 'El camino del guardia',
    text: 'Toma el camino más corto hasta su destino, rodeando paredes pero por cualquier sala. Si hay varios igual de cortos, el que queda más a su izquierda según avanza: el que más gira en sentido horario. Siempre hay exactamente uno.',
  },
  R65: {
    title: 'Después de cada paso',
    text: 'Primero se pierde sigilo, en su sala y por la vista; después se apaga una alarma en su sala; después, las cámaras; y si está en su destino o su alarma se ha apagado, recibe lo siguiente: la alarma más cercana o una carta de patrulla. Sigue con los pasos que le quedan por un camino recién calculado. Decisión nuestra: este orden.',
  },
  R66: {
    title: 'Apagar alarmas',
    text: 'Un guardia apaga toda alarma en cuya sala entra, fuera o no su destino.',
  },
  R67: {
    title: 'La alarma más cercana',
    text: 'Un guardia va a la alarma más cercana a pie; si hay varias igual de cerca, elige la banda. Se decide cada vez que una alarma salta o se apaga. Una alarma nueva más lejana no lo desvía.',
  },
  R68: {
    title: 'La última alarma se apaga',
    text: 'Cuando se apaga la última alarma de una planta, como sea, su guardia roba una carta de patrulla; su destino anterior ya no cuenta. «Bajón de tensión» solo roba sus propias cartas.',
  },
  R69: {
    title: 'Una carta de su propia sala',
    text: 'Si una carta robada nombra la sala en la que está el guardia, ya ha llegado y roba otra.',
  },
  R70: {
    title: 'Mazo de patrulla agotado',
    text: 'Cuando hace falta una carta y no queda ninguna, se barajan todos los descartes y las cartas apartadas, se apartan algunas de nuevo, y el dado del guardia sube 1, hasta 6. Robar la última carta aún no hace nada.',
  },
  R71: {
    title: 'Ya en su destino',
    text: 'Si el dado está en la sala del guardia cuando debe moverse, tras «Estrépito», «Ventriloquía» o «Carteles cambiados», primero recibe un destino nuevo y después se mueve.',
  },
  R72: {
    title: 'Qué guardia se mueve',
    text: 'Solo el de la planta en la que está al final quien tiene el turno. Si esa persona está en la azotea, ninguno.',
  },
  R73: {
    title: 'Alarma silenciosa',
    text: 'La alarma silenciosa de una caja abierta solo acelera a los guardias. No pone ficha ni cambia destinos.',
  },
  R74: {
    title: 'Intercambios',
    text: 'Durante tus acciones puedes dar herramientas y botín a una persona de tu sala, o recibirlos de ella, si está de acuerdo, gratis y cuantas veces quieras. Decisión nuestra: dos personas que no tienen el turno no intercambian.',
  },
  R75: {
    title: 'A la azotea',
    text: 'Desde una escalera de la última planta, 1 acción te lleva a la azotea si todas las cajas están abiertas. Tu turno termina al momento: ni sensor térmico, ni evento, ni guardia. Quien está en la azotea ya no tiene turnos, no intercambia y nada le afecta.',
  },
  R76: {
    title: 'Ganar',
    text: 'La banda gana cuando está entera en la azotea con todo el botín robado: los dos lingotes, y el gato persa si se había escapado y alguien lo recuperó. Puedes irte antes que el botín, pero si se va la última persona y queda botín atrás, la banda pierde.',
  },
  R77: {
    title: 'Perder',
    text: 'La banda pierde si capturan a alguien, o si queda botín en el edificio cuando se va la última persona.',
  },
  R78: {
    title: 'De una a cuatro personas',
    text: 'Cada golpe admite de una a cuatro personas. En solitario llevas un personaje: sin Torre, sin lingotes y sin «De dos en dos», «Buzón muerto» y «Salida en falso».',
  },
  R79: {
    title: 'Órdenes rechazadas',
    text: 'Decisión nuestra: no se paga nada, y Torre puede preguntar otra vez, también a otra persona.',
  },
  R80: {
    title: 'A quién ve una cámara',
    text: 'Decisión nuestra: al entrar alguien en una cámara solo se comprueba a esa persona; cuando un guardia llega a una, a todas las que estén en cámaras. Al terminar «Grabación en bucle» no se comprueba nada de lo anterior.',
  },
  R81: {
    title: '«Bajón de tensión» y «Crujido»',
    text: 'Decisión nuestra: «Bajón de tensión» roba exactamente una carta por alarma; solo si la última nombra la sala del guardia se roba otra. En el paso de «Crujido» los caminos iguales se deciden como siempre.',
  },
  R82: {
    title: 'Una alarma en la carta de Chispas',
    text: 'Decisión nuestra: no está en el tablero. El pulso electromagnético y «Bajón de tensión» no la tocan, pero con el pulso activo no se puede dejar. Para el gato, una sala forzada con la palanca no tiene icono de alarma.',
  },
  R83: {
    title: 'La siguiente persona',
    text: 'Quien ha escapado se salta. Decisión nuestra: si no queda nadie más en el edificio, «Salida en falso» no hace nada y «Aviso a tiempo» vale para quien lo robó.',
  },
  R84: {
    title: 'Dos cajas a la vez',
    text: 'Decisión nuestra: si una tirada abre dos cajas, cada una da su herramienta, su botín y su alarma silenciosa, primero aquella en la que se lanzó.',
  },
  R85: {
    title: 'Preparación',
    text: 'Cada persona recibe un personaje al azar, elige una cara y toma 3 de sigilo. En el montón de cada planta van una caja fuerte y una escalera, las demás salas se reparten al azar, y cada planta se baraja y se coloca boca abajo. Herramientas, botín y eventos son tres mazos barajados. Se juega en sentido horario. Decisión nuestra: el azar dice quién empieza.',
  },
  R86: {
    title: 'Quién decide',
    text: 'Decisión nuestra: donde las reglas dejan elegir a la banda, contesta por ella quien tiene el turno, y antes del primer turno quien empieza. El movimiento de un guardia espera la respuesta. Una alarma exactamente tan cerca como la actual es un empate. Sobre tu propio sigilo y la alarma que harías saltar decides tú, también en el turno de otra persona.',
  },
  R87: {
    title: 'Cuándo terminan tus acciones',
    text: 'Decisión nuestra: terminan cuando tú lo dices. Sin acciones aún puedes usar herramientas, intercambiar, recoger y usar habilidades gratuitas. Escalar la fachada y la azotea las terminan al momento. Entre el final de tus acciones y el movimiento del guardia no se puede usar ni intercambiar nada, tampoco una herramienta de «Improvisación».',
  },
  R88: {
    title: 'Un guardia aparece',
    text: 'Decisión nuestra: un guardia que se coloca en una sala, por primera vez, tras «Perdido de vista», por «¿Dónde está?» o por «Carteles cambiados», ha entrado en ella: quien esté dentro o a la vista pierde sigilo, su alarma se apaga, las cámaras ven. Solo se roban las cartas de patrulla del propio efecto. A quien hizo aparecer al primer guardia de una planta se le cuenta una vez, al llegar.',
  },
  R89: {
    title: 'Mientras un guardia está perdido de vista',
    text: 'Decisión nuestra: para su planta no se roban cartas de patrulla, y «Estrépito», «Ventriloquía», «Carteles cambiados», «¿Dónde está?», «Crujido», «Café expreso» y «En las nubes» no hacen nada. «Relevo de guardia» cuenta como turno en que se movería. Las rosquillas se quedan con él y anulan una vez su regreso. La alarma silenciosa sí sube su dado.',
  },
  R90: {
    title: 'Todo está al alcance',
    text: 'Las paredes que aislarían una sala se rechazan, y el hueco nunca es destino. Así un guardia siempre tiene camino: la dinamita solo quita paredes.',
  },
  R91: {
    title: 'Lo que está a la vista',
    text: 'Cualquiera puede mirar en todo momento los descartes de patrulla, pero no las cartas boca abajo ni las apartadas. Decisión nuestra: también están a la vista los descartes de herramientas y eventos.',
  },
  R92: {
    title: 'Más rápido a mitad de camino',
    text: 'Un dado que sube durante un movimiento cuenta a partir del siguiente. Los pasos son los del dado y las alarmas antes de robar la primera carta del movimiento.',
  },
  R93: {
    title: 'De un sensor de movimiento a una pasarela',
    text: 'Decisión nuestra: si vas de un sensor de movimiento en el que entraste este turno a una pasarela boca abajo, el sensor salta y después caes. Un guardia en la pasarela no cuesta nada, pues nunca llegas a ella. La tiara no tiene en cuenta la caída.',
  },
  R94: {
    title: 'Lo que cuesta llegar',
    text: 'Decisión nuestra: 1 de sigilo por un guardia en la sala y como mucho 1 más por estar a la vista, contando juntos vestíbulo, atrio y tiara. Las dos cosas solo se dan en un atrio con un guardia dentro y otro justo encima o debajo. Dos pérdidas se pagan una tras otra.',
  },
  R95: {
    title: 'Fin inmediato',
    text: 'Una captura termina la partida en el acto, también durante el movimiento de un guardia, un evento o el turno de otra persona.',
  },
  R96: {
    title: 'Salidas',
    text: 'Decisión nuestra: nadie sale por la entrada. Toda escalera de la última planta lleva a la azotea; en Fort Knox puede haber dos.',
  },
  R97: {
    title: 'Solo esta caja',
    text: 'Una tirada solo descifra salas de la fila y la columna de la caja en la que se lanza.',
  },
  R98: {
    title: 'Cuándo se ofrece una ficha',
    text: 'Decisión nuestra: una ficha de hackeo o del portátil solo se ofrece si la alarma saltaría de verdad. Cada personaje está en juego con una sola cara. Con Tramoyista por la cara de Ingenio, la dinamita se queda en el mazo de herramientas.',
  },
  R99: {
    title: 'Sin herramientas',
    text: 'Decisión nuestra: con mazo y descartes vacíos no se roba herramienta, pero el laboratorio cuenta como saqueado. Si queda una sola carta, también con Tramoyista solo hay esa.',
  },
  R100: {
    title: '«Buzón muerto»',
    text: 'Decisión nuestra: alcanza también a quien aún no está en el tablero. Si no queda nadie más en el edificio, no pasa nada.',
  },
  R101: {
    title: 'Mazos de patrulla de Fort Knox',
    text: 'Las cartas con círculo blanco son para la planta 1; las de círculo negro, para la planta 2; un triángulo rojo cuenta en vez de la sala, para el lugar del guardia y para sus destinos. Decisión nuestra: primero sale la carta del hueco, después entra «Perdido de vista», y por último se apartan las cartas por jugar con menos gente.',
  },
  R102: {
    title: 'Llegar a otra planta sin entrar',
    text: 'Decisión nuestra: si llegas sin entrar a una planta nueva, aparece su guardia, después llegas tú, y no salta alarma de sala. Se mueve el guardia de la planta en la que terminas. Las órdenes pueden llevar a una planta nueva, pero se mueve el guardia de la planta de Torre.',
  },
  R103: {
    title: 'A quién afecta la carga',
    text: 'Decisión nuestra: el botín afecta a quien lo tiene en ese momento: el sello postal al terminar las acciones, la gema al moverse, el busto al usar herramientas, la tarjeta al lanzar. Con el espejo cuenta el comienzo de tu turno.',
  },
  R104: {
    title: 'Ya no se puede ganar',
    text: 'Decisión nuestra: si ya no es posible sacar el botín, la partida sigue hasta perderse. Una vez en tu turno puedes proponer rendirse; si el resto de la banda acepta, también quienes ya están en la azotea, o si juegas en solitario, la partida está perdida.',
  },
  R105: {
    title: 'Una sala abre la caja',
    text: 'Decisión nuestra, en Fort Knox: si todos los números de una caja están descifrados y la última sala boca abajo de su línea se descubre y es otra caja fuerte, ya no falta nada. Se abre en ese momento, sin tirada; su herramienta y su botín se quedan en su sala, y los guardias se aceleran como siempre.',
  },
  R106: {
    title: 'La palanca en el atrio',
    text: 'Decisión nuestra: desde un atrio, la palanca alcanza las salas de justo encima y justo debajo, igual que al espiar.',
  },
};
