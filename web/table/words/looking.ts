import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../../settings.ts';

/** What is said to those who look back together. English is the shape; the other languages have to fit it. */
const en = {
  lead: 'Lead',
  youLead: 'You lead',
  youLeadText: 'Your followers see what you see.',
  stop: 'Stop leading',
  leads: (name: string) => `${name} leads`,
  following: 'You’re following. Move on your own to stop.',
  follow: (name: string) => `Follow ${name}`,
  take: 'Take the lead',
  band: 'The players are watching the replay.',
  more: 'More',
};
type Words = typeof en;

const de: Words = {
  lead: 'Führen',
  youLead: 'Du führst',
  youLeadText: 'Wer dir folgt, sieht, was du siehst.',
  stop: 'Nicht mehr führen',
  leads: (name) => `${name} führt`,
  following: 'Du folgst. Sobald du selbst weiterspringst, bist du für dich.',
  follow: (name) => `${name} folgen`,
  take: 'Führung übernehmen',
  band: 'Hier läuft die Wiederholung der Partie.',
  more: 'Mehr',
};

const es: Words = {
  lead: 'Guiar',
  youLead: 'Guías tú',
  youLeadText: 'Quien te sigue ve lo que ves.',
  stop: 'Dejar de guiar',
  leads: (name) => `${name} guía`,
  following: 'Vas detrás. Si saltas a otra jugada, sigues por tu cuenta.',
  follow: (name) => `Seguir a ${name}`,
  take: 'Guiar yo',
  band: 'Se está repasando la partida.',
  more: 'Más',
};

const ALL: Readonly<Record<Language, Words>> = { en, de, es };

export const looking = computed(() => ALL[settings.language.value]);
