import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../settings.ts';

/** What is said of Hideout itself. English is the shape; the other languages have to fit it. */
const en = {
  title: 'About',
  what: 'Hideout is one table for three heist games: with friends anywhere, over days, on one screen, with bots, or offline. Free and open source. No accounts, no trackers.',
  affiliation: 'Not affiliated',
  affiliationWords:
    'Hideout is made by people who like these games. It is not affiliated with or endorsed by their designers or publishers. Names of games and people are used only to identify them. The words and nearly all drawings here are our own; no picture and no text of a publisher is used. If you like a game, buy it: it is better still at a real table.',
  games: 'The games',
  sleeve: 'Nothing up our sleeve',
  sleeveWords:
    'What is hidden from you is never sent to you. Before a game the table seals a secret, and every player present seals some salt. The salt is shown only when every seal is set; dice and shuffles come from the secret and all the salt. So no one can choose them, not even the people who run the server: one honest player is enough. They can only spoil a start, and everyone sees that. When the game is over, the seal is opened and anyone with the link can check all of it, unless the players keep the game to themselves. Your browser also remembers the seal and every move it was shown, and tells you if the record is not that game.',
  licence: 'License',
  licenceWords:
    'Our code, our words and our drawings: MIT license. The games belong to the people who designed and published them.',
  madeBy: (designer: string, artist: string) => `by ${designer}, art by ${artist}.`,
  credits: 'Built with',
  font: 'typeface',
  icons: (game: string) => `some icons at our ${game} table`,
  package: 'software',
};
type Words = typeof en;

const de: Words = {
  title: 'Über Hideout',
  what: 'Hideout ist ein Tisch für drei Gaunerspiele: zusammen von überall, über Tage, an einem Bildschirm, mit Bots oder ohne Netz. Kostenlos, quelloffen, ohne Konto und ohne Tracking.',
  affiliation: 'Kein offizielles Angebot',
  affiliationWords:
    'Hideout machen Leute, die diese Spiele mögen. Es gehört weder zu den Verlagen noch zu denen, die die Spiele erfunden haben, und ist nicht von ihnen genehmigt. Namen von Spielen und Personen sagen nur, was gemeint ist. Die Texte und fast alle Zeichnungen hier sind unsere eigenen; kein Bild und kein Text eines Verlags wird benutzt. Wenn dir ein Spiel gefällt, kauf es: Am echten Tisch ist es noch schöner.',
  games: 'Die Spiele',
  sleeve: 'Nichts im Ärmel',
  sleeveWords:
    'Was verdeckt ist, wird auch nicht übertragen. Vor dem Spiel versiegelt der Tisch eine geheime Zahl, und wer da ist, versiegelt eine eigene dazu: das Salz. Erst wenn alle Siegel liegen, wird das Salz gezeigt; jeder Wurf und jedes Mischen folgt aus der geheimen Zahl und allem Salz. So kann sich niemand einen Wurf aussuchen, auch nicht, wer den Server betreibt: Eine ehrliche Person unter euch genügt. Nur ein Start lässt sich verderben, und das sehen alle. Am Ende wird die geheime Zahl gezeigt: Alle mit dem Link können jeden Wurf prüfen, außer die Spielenden behalten die Partie für sich. Dein Browser merkt sich außerdem das Siegel und jeden Schritt, den er gesehen hat, und meldet sich, wenn die Aufzeichnung nicht dazu passt.',
  licence: 'Lizenz',
  licenceWords:
    'Unser Code, unsere Texte und unsere Zeichnungen: MIT-Lizenz. Die Spiele gehören denen, die sie erfunden und verlegt haben.',
  madeBy: (designer, artist) => `von ${designer}, Illustration: ${artist}.`,
  credits: 'Gebaut mit',
  font: 'Schrift',
  icons: (game) => `einige Symbole an unserem Tisch für ${game}`,
  package: 'Software',
};

const es: Words = {
  title: 'Acerca de Hideout',
  what: 'Hideout es una mesa para tres juegos de robos: con tu gente en cualquier parte, durante días, en una pantalla, con bots o sin conexión. Libre, abierta, sin cuentas ni rastreadores.',
  affiliation: 'Proyecto independiente',
  affiliationWords:
    'Hideout lo hace gente a la que le gustan estos juegos. No tiene nada que ver con sus autores y editoriales ni cuenta con su aprobación. Los nombres de juegos y personas solo dicen a qué nos referimos. Los textos y casi todos los dibujos son nuestros; no se usa ninguna imagen ni texto de una editorial. Si un juego te gusta, cómpralo: en una mesa de verdad es aún mejor.',
  games: 'Los juegos',
  sleeve: 'Sin ases en la manga',
  sleeveWords:
    'Lo que para ti está oculto no se te envía nunca. Antes de la partida, la mesa sella un secreto y quien está presente sella una pizca de sal. Solo cuando están todos los sellos se muestra la sal; del secreto y de toda la sal salen las tiradas y las mezclas. Así nadie puede elegirlos, ni siquiera quien lleva el servidor: basta con una persona honrada en la mesa. Lo único posible es estropear un inicio, y eso lo ve todo el mundo. Al final se revela el secreto: cualquiera con el enlace puede comprobar cada tirada, salvo que quienes jugaron guarden la partida para sí. Además, tu navegador recuerda el sello y cada jugada que vio, y avisa si el registro no es el de esa partida.',
  licence: 'Licencia',
  licenceWords:
    'Nuestro código, nuestros textos y nuestros dibujos: licencia MIT. Los juegos son de quienes los crearon y publicaron.',
  madeBy: (designer, artist) => `de ${designer}, ilustración de ${artist}.`,
  credits: 'Hecho con',
  font: 'tipo de letra',
  icons: (game) => `algunos iconos de nuestra mesa de ${game}`,
  package: 'programa',
};

const ALL: Readonly<Record<Language, Words>> = { en, de, es };

export const aboutWords = computed(() => ALL[settings.language.value]);
