import { posterOf } from '#games/index.ts';
import type { ListedRow } from '#lobby/archive.ts';
import { lineOf } from '#lobby/info.ts';
import type { Range } from '#table/poster.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { previewWords } from './words.ts';

/** What a messenger shows of a link: whoever sends it round may not know who reads it there. */
export interface Preview {
  readonly title: string;
  readonly text: string;
  readonly locale: string;
  /** Below `previews/`. */
  readonly picture: string;
}

/** The picture of whatever has none of its own. */
const PLAIN = 'hideout';

/** Of a page that is no table's, or of a table that is not there. */
export const plainPreview = (language: Language): Preview => ({
  ...{ title: 'Hideout', text: previewWords[language].home, locale: previewWords[language].locale, picture: PLAIN },
});

/**
 * Of a table: what its game's poster says, and who sits at one that is listed for all. How a game went or ended is never told, nor
 * anything of a table whose people keep it to themselves, but which game it is.
 */
export function previewOf(row: ListedRow, language: Language): Preview {
  const poster = posterOf(row.game);
  if (poster === undefined) return plainPreview(language);
  const words = previewWords[language];
  const game = poster.title[language];
  const about = words.poster(poster.lure[language], span(poster.seats), span(poster.minutes));
  const as = (title: string, ...sentences: readonly string[]): Preview => ({
    ...{ title, text: [...sentences, about].join(' '), locale: words.locale },
    picture: poster.example ? PLAIN : row.game,
  });
  if (row.discreet) return as(game);
  const { names, free } = lineOf(row, undefined);
  const said = names.filter((name) => name !== '');
  switch (row.phase) {
    case 'seating':
      return as(words.invited(game), ...(row.public ? [words.sitting(said, free)] : []));
    case 'playing':
      return row.public && said.length > 0 ? as(words.watch(game), words.playing(said)) : as(game);
    case 'over':
      return as(words.playedBack(game), words.moveByMove);
    default:
      return as(game);
  }
}

const span = ({ min, max }: Range): string => (min === max ? `${min}` : `${min}–${max}`);

/** The first language of ours that a browser or a messenger asks for. */
export function languageIn(header: string | undefined): Language {
  const asked = (header ?? '').toLowerCase().split(',');
  const named = asked.map((each) => each.trim().slice(0, 2));
  return LANGUAGES.find((language) => language === named.find((each) => LANGUAGES.some((one) => one === each))) ?? 'en';
}
