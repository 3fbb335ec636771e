import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../settings.ts';

/** What is said about the picture of a game that is over, and on it. English is the shape. */
const en = {
  title: 'A picture to share',
  watch: 'Watch it move by move.',
  sealed: 'sealed and checked',
  picture: (game: string) => `How this game of ${game} ended, as a picture`,
  share: 'Share',
  save: 'Save the picture',
  copy: 'Copy the link',
  copied: 'Link copied. It opens the end of this game.',
  copiedBlind: 'Link copied. It opens the first move and gives nothing else away.',
  failed: 'The picture could not be drawn.',
};

type Words = typeof en;

const de: Words = {
  title: 'Ein Bild zum Herzeigen',
  watch: 'Schritt für Schritt zum Ansehen.',
  sealed: 'versiegelt und geprüft',
  picture: (game) => `Wie diese Partie ${game} ausging, als Bild`,
  share: 'Teilen',
  save: 'Bild speichern',
  copy: 'Link kopieren',
  copied: 'Link kopiert. Er zeigt das Ende dieses Spiels.',
  copiedBlind: 'Link kopiert. Er zeigt den ersten Schritt und verrät nichts vom Rest.',
  failed: 'Das Bild ließ sich nicht zeichnen.',
};

const es: Words = {
  title: 'Una imagen para compartir',
  watch: 'Para verla jugada a jugada.',
  sealed: 'sellada y comprobada',
  picture: (game) => `Cómo terminó esta partida de ${game}, en una imagen`,
  share: 'Compartir',
  save: 'Guardar la imagen',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado. Muestra el final de esta partida.',
  copiedBlind: 'Enlace copiado. Muestra la primera jugada y no cuenta nada del resto.',
  failed: 'No se pudo dibujar la imagen.',
};

const WORDS: Readonly<Record<Language, Words>> = { en, de, es };

export const words = computed((): Words => WORDS[settings.language.value]);
