import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../settings.ts';

/** What is said where a game goes on from another one. English is the shape; the other languages have to fit it. */
const en = {
  title: 'This game goes on from another one',
  from: (at: number) => (at === 0 ? 'It begins with the same setup.' : `It goes on after move ${at}.`),
  known: (names: string) =>
    `What was hidden there, hands and decks, may be known to ${names} and to anyone who has looked back at that game.`,
  dice: 'The dice from here on are new, and no one knows them.',
  agree: 'By taking a seat, you agree to that.',
  ask: 'Play on from here',
  alone: 'With bots',
  aloneText: 'At once, for you alone. Bots have the other seats.',
  friends: 'With friends',
  friendsText: 'You get a link. Before they sit down, people are told what you may know from the first game.',
};
type Words = typeof en;

const de: Words = {
  title: 'Diese Partie setzt eine andere fort',
  from: (at) => (at === 0 ? 'Sie beginnt mit demselben Aufbau.' : `Sie geht nach Schritt ${at} weiter.`),
  known: (names) =>
    `Was dort verdeckt war, Handkarten und Stapel, kennen womöglich ${names} und alle, die sich jene Partie angesehen haben.`,
  dice: 'Die Würfel von hier an sind neu, und niemand kennt sie.',
  agree: 'Wer Platz nimmt, ist damit einverstanden.',
  ask: 'Von hier aus weiterspielen',
  alone: 'Mit Bots',
  aloneText: 'Sofort, für dich allein. Bots haben die anderen Plätze.',
  friends: 'Mit anderen',
  friendsText:
    'Du bekommst einen Link. Bevor sich jemand setzt, steht dort, was du aus der ersten Partie wissen kannst.',
};

const es: Words = {
  title: 'Esta partida continúa otra',
  from: (at) => (at === 0 ? 'Empieza con la misma preparación.' : `Sigue después de la jugada ${at}.`),
  known: (names) =>
    `Lo que allí estaba oculto, manos y mazos, puede conocerlo ${names}, y también quien haya repasado aquella partida.`,
  dice: 'Los dados desde aquí son nuevos, y nadie los conoce.',
  agree: 'Quien toma asiento lo acepta.',
  ask: 'Seguir jugando desde aquí',
  alone: 'Con bots',
  aloneText: 'Ahora mismo, a solas. Los bots ocupan el resto de los asientos.',
  friends: 'Con más gente',
  friendsText: 'Recibes un enlace. Antes de sentarse, cada persona lee qué puedes saber de la primera partida.',
};

const ALL: Readonly<Record<Language, Words>> = { en, de, es };

export const goingOn = computed(() => ALL[settings.language.value]);
