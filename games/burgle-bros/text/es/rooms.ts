import type * as en from '../en/rooms.ts';
import type { Room } from '../shapes.ts';

const computer = (name: string, code: string, alarm: string): Room => ({
  name,
  code,
  text: `1 acción añade aquí una ficha de hackeo, hasta 6. Cada ficha puede impedir una alarma de ${alarm} en cualquier planta.`,
});

export const tile: typeof en.tile = {
  atrium: {
    name: 'Atrio',
    code: 'At',
    text: 'Espía una planta en vertical, hacia arriba o hacia abajo. Un guardia justo encima o debajo te ve: pierdes 1 de sigilo.',
  },
  camera: {
    name: 'Cámara',
    code: 'Ca',
    text: 'Un guardia en cualquier cámara descubierta te ve en todas las demás: alarma en tu sala, sin perder sigilo.',
  },
  'computer-fingerprint': computer('Servidor de huellas', 'SH', 'huella'),
  'computer-laser': computer('Servidor de láser', 'SL', 'láser'),
  'computer-motion': computer('Servidor de movimiento', 'SM', 'movimiento'),
  deadbolt: {
    name: 'Cerrojo',
    code: 'Ce',
    text: '3 acciones para entrar; 1 mientras haya dentro alguien de la banda o un guardia. Sin pagar, te quedas donde estabas.',
  },
  scanner: {
    name: 'Escáner',
    code: 'Sc',
    text: 'Si entras con una herramienta o botín, salta la alarma. No hay ficha ni inhibidor que valga.',
  },
  fingerprint: {
    name: 'Lector de huella',
    code: 'Hu',
    text: 'Al entrar salta la alarma, siempre. La impide una ficha de hackeo, el portátil o el inhibidor.',
  },
  foyer: {
    name: 'Vestíbulo',
    code: 'Ve',
    text: 'Un guardia en una sala vecina, sin pared en medio, te ve: pierdes 1 de sigilo.',
  },
  keypad: {
    name: 'Teclado',
    code: 'Te',
    text: 'Cerrado: saca un 6 para entrar, con un dado más por cada intento del mismo turno. Un 6 lo abre para toda la banda.',
  },
  laboratory: { name: 'Laboratorio', code: 'Lb', text: 'La primera persona que entra roba una herramienta.' },
  laser: {
    name: 'Láser',
    code: 'Lá',
    text: '2 acciones para entrar, o 1 acción y alarma. La impide una ficha de hackeo, el portátil o el inhibidor.',
  },
  lavatory: {
    name: 'Baños',
    code: 'Ba',
    text: 'Al descubrirlos, quedan aquí 3 de sigilo. Quien esté en ellos puede perder este sigilo en vez del suyo.',
  },
  motion: {
    name: 'Sensor de movimiento',
    code: 'Mo',
    text: 'Si entras y sales en el mismo turno, alarma aquí. La impide una ficha de hackeo, el portátil o el inhibidor.',
  },
  safe: {
    name: 'Caja fuerte',
    code: 'CF',
    text: 'Con los dados hay que descifrar todos los números de su fila y su columna. Dentro hay una herramienta y botín.',
  },
  'secret-door': {
    name: 'Puerta secreta',
    code: 'PS',
    text: 'Una vez descubierta, puedes entrar por sus paredes, pero no salir así. Los guardias no pueden.',
  },
  'service-duct': {
    name: 'Conducto',
    code: 'Co',
    text: 'Descubiertos los dos, 1 acción te lleva de uno a otro, estén en las plantas que estén.',
  },
  stairs: {
    name: 'Escalera',
    code: 'Es',
    text: '1 acción para subir a la sala de encima, o para bajar de ella. En la última planta lleva a la azotea.',
  },
  thermo: {
    name: 'Sensor térmico',
    code: 'Té',
    text: 'Si tus acciones terminan aquí, salta la alarma. No hay ficha que valga.',
  },
  walkway: {
    name: 'Pasarela',
    code: 'Pa',
    text: 'Si entras cuando está boca abajo, caes una planta. Boca arriba es una sala corriente y una bajada.',
  },
};

export const character: typeof en.character = {
  acrobat: 'Acróbata',
  hacker: 'Hacker',
  hawk: 'Halcón',
  juicer: 'Chispas',
  peterman: 'Reventacajas',
  raven: 'Cuervo',
  rigger: 'Tramoyista',
  rook: 'Torre',
  spotter: 'Vigía',
};

export const ability: typeof en.ability = {
  flexibility: {
    name: 'Flexibilidad',
    text: 'Pasa a una sala vecina donde haya un guardia sin gastar acción ni sigilo. Si sigues allí cuando se mueva, pierdes 1 de sigilo.',
  },
  'climb-window': {
    name: 'Escalar la fachada',
    text: '3 acciones: de una sala exterior al mismo lugar una planta más arriba o más abajo. Tus acciones terminan ahí.',
  },
  jammer: {
    name: 'Inhibidor',
    text: 'Lectores de huella, láseres y sensores de movimiento nunca saltan contigo, ni con nadie en la sala en la que estás.',
  },
  laptop: {
    name: 'Portátil',
    text: '1 acción: pon una ficha en esta carta, donde solo cabe una. Cualquiera puede gastarla como ficha de huella, láser o movimiento.',
  },
  'x-ray': { name: 'Rayos X', text: 'Una vez por turno, gratis: espía a través de una pared la sala de detrás.' },
  enhance: { name: 'Zoom', text: 'Una vez por turno, gratis: espía una sala a dos pasos como mucho.' },
  crybaby: { name: 'Berrinche', text: 'Gratis: haz saltar la alarma en una sala vecina.' },
  reroute: {
    name: 'Desvío',
    text: 'Una vez por turno, gratis: toma la alarma de tu sala y ponla en esta carta, o deja en tu sala la que tienes.',
  },
  'steady-hands': {
    name: 'Pulso firme',
    text: 'Un dado más cada vez que lances en una caja fuerte o un teclado.',
  },
  drill: {
    name: 'Taladro',
    text: 'Añade y lanza dados también en una caja fuerte justo encima o debajo de ti. Lo que haya dentro se queda en su sala.',
  },
  distract: {
    name: 'Distraer',
    text: 'Gratis: pon la corneja a dos pasos como mucho. El guardia que entre en su sala pierde un paso más.',
  },
  disrupt: {
    name: 'Entretener',
    text: 'Gratis: pon la corneja en tu sala. El guardia que esté en ella cuando deba moverse, sin alarmas en la planta, se queda, y la corneja vuelve.',
  },
  solution: {
    name: 'La solución',
    text: 'Empiezas con la dinamita. Quien encuentre una herramienta puede robar dos y quedarse con una.',
  },
  tinker: {
    name: 'Ingenio',
    text: 'Gratis, por 1 de sigilo propio: roba una herramienta. Quien encuentre una herramienta puede robar dos y quedarse con una.',
  },
  orders: {
    name: 'Órdenes',
    text: 'Una vez por turno, 1 acción: mueve un paso a otra persona que esté de acuerdo.',
  },
  disguise: {
    name: 'Disfraz',
    text: 'Solo como primera acción: cambia tu sitio por el de otra persona, en cualquier planta.',
  },
  clairvoyance: {
    name: 'Clarividencia',
    text: 'Una vez por turno, 1 acción: mira la siguiente carta de patrulla de tu planta; déjala ahí o ponla debajo del mazo.',
  },
  precognition: {
    name: 'Precognición',
    text: 'Una vez por turno, 1 acción: mira el siguiente evento; déjalo ahí o ponlo debajo del mazo.',
  },
};
