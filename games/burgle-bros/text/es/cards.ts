import type * as en from '../en/cards.ts';
import type { Carried } from '../shapes.ts';

/** In a sentence a name begins with a small letter. */
const card = (name: string, article: 'el' | 'la' | 'los' | 'las', text: string): Carried => ({
  name,
  the: `${article} ${name[0]!.toLowerCase()}${name.slice(1)}`,
  text,
});

export const tool: typeof en.tool = {
  blueprints: card(
    'Planos',
    'los',
    'Descubre una sala boca abajo cualquiera, en cualquier planta. Nadie entra en ella.',
  ),
  crowbar: card(
    'Palanca',
    'la',
    'Inutiliza para el resto de la partida una sala vecina boca arriba: ya no frena a nadie ni da la alarma.',
  ),
  'crystal-ball': card(
    'Bola de cristal',
    'la',
    'Mira los tres eventos siguientes y devuélvelos en el orden que quieras.',
  ),
  donuts: card(
    'Rosquillas',
    'las',
    'Dáselas a cualquier guardia que esté en el tablero: pierde su próximo movimiento.',
  ),
  dynamite: card(
    'Dinamita',
    'la',
    'Vuela una pared interior de tu sala, para todo el mundo. Después salta en tu sala una alarma que ninguna ficha impide.',
  ),
  emp: {
    name: 'Pulso electromagnético',
    the: 'el pulso electromagnético',
    text: 'Se apagan todas las alarmas, y ninguna puede saltar hasta que empiece tu próximo turno.',
  },
  'invisible-suit': card(
    'Traje invisible',
    'el',
    '1 acción más. Mientras sigas actuando, ni guardias ni cámaras se enteran de tus movimientos.',
  ),
  'makeup-kit': card('Maletín de maquillaje', 'el', 'Todas las personas de tu sala ganan 1 de sigilo, tú también.'),
  rollerskates: card('Patines', 'los', '2 acciones más en este turno.'),
  'smoke-bomb': card('Bomba de humo', 'la', '3 de sigilo se quedan en tu sala, para quien esté en ella.'),
  stethoscope: card(
    'Estetoscopio',
    'el',
    'Después de tu propia tirada en una caja fuerte, antes de que cuente, pon un dado en la cara que quieras. No sirve con teclados.',
  ),
  'thermal-bomb': card(
    'Bomba térmica',
    'la',
    'Una escalera permanente de tu sala a la de encima o debajo. Después salta en tu sala una alarma que ninguna ficha impide.',
  ),
  virus: card('Virus', 'el', '3 fichas de hackeo para un servidor descubierto, en el que caben 6 como mucho.'),
};

export const loot: typeof en.loot = {
  bust: card('Busto', 'el', 'Puedes llevar e intercambiar herramientas, pero no usarlas.'),
  chihuahua: card('Chihuahua', 'el', 'Al empezar tu turno lanza un dado: con un 6 ladra y salta la alarma en tu sala.'),
  'cursed-goblet': card(
    'Copa maldita',
    'la',
    'Quien la roba del mazo pierde 1 de sigilo al momento, si le queda. Con ella no se captura a nadie.',
  ),
  gemstone: card('Gema', 'la', 'Entrar en una sala donde ya hay alguien de la banda te cuesta 1 acción más.'),
  'gold-bar': {
    name: 'Lingote de oro',
    the: 'un lingote de oro',
    text: 'Hay dos: con el primero llega el segundo, que queda en la sala de la caja. Uno por persona, y los dos tienen que salir.',
  },
  isotope: card('Isótopo', 'el', 'Al entrar en un sensor térmico salta la alarma al momento. No hay ficha que valga.'),
  keycard: card(
    'Tarjeta de acceso',
    'la',
    'Los dados de una caja fuerte solo se pueden lanzar mientras tú estés en su sala.',
  ),
  mirror: card(
    'Espejo',
    'el',
    'Tienes 3 acciones por turno y ningún láser salta contigo. Cuenta lo que tengas al empezar tu turno.',
  ),
  painting: card('Cuadro', 'el', 'No cabe por un conducto ni por la pared de una puerta secreta.'),
  'persian-kitty': card(
    'Gato persa',
    'el',
    'Al empezar tu turno lanza un dado: con un 1 o un 2 da un paso hacia la sala de alarma más cercana.',
  ),
  stamp: card('Sello postal', 'el', 'Robas un evento si gastaste 3 acciones o menos, no solo con 2.'),
  tiara: card('Tiara', 'la', 'Si te mueves al lado de un guardia, sin pared en medio, pierdes 1 de sigilo.'),
};

export const eventCard: typeof en.eventCard = {
  'brown-out': {
    name: 'Bajón de tensión',
    text: 'Se apagan todas las alarmas de todas las plantas. Por cada una se roba una carta de patrulla de su planta; vale la última.',
  },
  'buddy-system': {
    name: 'De dos en dos',
    text: 'Elige a otra persona que esté en el tablero: viene a tu sala, sin entrar en ella.',
  },
  'change-of-plans': {
    name: 'Cambio de planes',
    text: 'La siguiente carta de patrulla de tu guardia es su nuevo destino. Si hay alarma en la planta no pasa nada.',
  },
  crash: { name: 'Estrépito', text: 'Tu guardia se dirige a tu sala. Si hay alarma en la planta no pasa nada.' },
  daydreaming: { name: 'En las nubes', text: 'Tu guardia da 1 paso menos en este turno.' },
  'dead-drop': {
    name: 'Buzón muerto',
    text: 'Todas tus herramientas y tu botín pasan a la persona de tu derecha, esté donde esté; un segundo lingote se queda contigo.',
  },
  espresso: { name: 'Café expreso', text: 'Tu guardia da 1 paso más en este turno.' },
  'freight-elevator': {
    name: 'Montacargas',
    text: 'Subes al mismo lugar de la planta de encima, sin entrar. Desde la última planta escapas si todas las cajas están abiertas.',
  },
  'go-with-your-gut': {
    name: 'Corazonada',
    text: 'Si podrías ir a una sala boca abajo, tienes que entrar en una ahora. No cuesta acción, pero tampoco hay ninguna con que pagar.',
  },
  gymnastics: {
    name: 'Gimnasia',
    text: 'Hasta tu próximo turno toda pasarela descubierta es también una escalera para subir, para todo el mundo.',
  },
  'heads-up': { name: 'Aviso a tiempo', text: 'La siguiente persona tiene 1 acción más.' },
  'jump-the-gun': {
    name: 'Salida en falso',
    text: 'Se salta el siguiente turno, y con él el movimiento del guardia.',
  },
  'jury-rig': { name: 'Improvisación', text: 'Roba una herramienta.' },
  'keycode-change': {
    name: 'Cambio de código',
    text: 'Todos los teclados vuelven a estar cerrados. Quien esté dentro puede salir.',
  },
  lampshade: { name: 'Bajo la lámpara', text: 'Ganas 1 de sigilo.' },
  'lost-grip': { name: 'Resbalón', text: 'Caes una planta, sin entrar. En la planta 1 no pasa nada.' },
  peekhole: {
    name: 'Mirilla',
    text: 'Puedes espiar una sala vecina, incluso a través de una pared, o justo encima o debajo.',
  },
  reboot: { name: 'Reinicio', text: 'En cada servidor descubierto queda exactamente 1 ficha de hackeo.' },
  'shift-change': {
    name: 'Relevo de guardia',
    text: 'Tu guardia no se mueve en este turno; los de todas las demás plantas sí, de abajo arriba.',
  },
  shoplifting: { name: 'Hurto', text: 'Salta la alarma en cada laboratorio cuya herramienta ya se tomó.' },
  squeak: {
    name: 'Crujido',
    text: 'Tu guardia da un paso hacia la persona más cercana de la planta. Su movimiento de este turno viene después.',
  },
  'switch-signs': { name: 'Carteles cambiados', text: 'Tu guardia y su destino cambian de sitio.' },
  'throw-voice': {
    name: 'Ventriloquía',
    text: 'Mueve el destino de tu guardia a una sala vecina que elijas. Si hay alarma en la planta no pasa nada.',
  },
  'time-lock': {
    name: 'Cierre temporizado',
    text: 'Hasta tu próximo turno nadie usa escaleras, ni para subir ni para bajar.',
  },
  'video-loop': { name: 'Grabación en bucle', text: 'Hasta tu próximo turno las cámaras no ven nada.' },
  'where-is-he': {
    name: '¿Dónde está?',
    text: 'Tu guardia está al momento en su destino y recibe otro. Su movimiento de este turno viene después.',
  },
};
