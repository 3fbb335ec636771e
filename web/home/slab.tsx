import { Icon } from '#look/icon.tsx';
import { Keyhole } from '#look/wordmark.tsx';
import { LANGUAGES } from '#table/text.ts';
import { mineWords } from '../mine/words.ts';
import { MINE } from '../route.ts';
import { settings, theme } from '../settings.ts';
import { LANGUAGE_NAMES, words } from '../words/index.ts';
import lookout from './art/lookout.svg';

/** The name of the house, and who speaks how in it. */
export function Slab() {
  const say = words.value.home;
  return (
    <header class="slab">
      <h1 class="wordmark">
        <span class="only-read">{'Hideout'}</span>
        <span aria-hidden="true">{'Hide'}</span>
        <span aria-hidden="true">
          <Keyhole />
          {'ut'}
        </span>
      </h1>
      <p class="tagline">{say.title}</p>
      <a class="mine" href={MINE}>
        {mineWords.value.title}
      </a>
      <img class="lookout" src={lookout} alt="" />
      <div class="settings">
        <fieldset class="switch">
          <legend class="only-read">{words.value.settings.language}</legend>
          {LANGUAGES.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={settings.language.value === language}
              aria-label={`${language.toUpperCase()} ${LANGUAGE_NAMES[language]}`}
              onClick={() => {
                settings.language.value = language;
              }}
            >
              {language.toUpperCase()}
            </button>
          ))}
        </fieldset>
        <div class="switch">
          <button
            type="button"
            aria-label={say.theme}
            onClick={() => {
              settings.theme.value = theme.value === 'dark' ? 'light' : 'dark';
            }}
          >
            <Icon sign="half" />
          </button>
          <a href="/settings" aria-label={words.value.menu.settings}>
            <Icon sign="gear" />
          </a>
          <a class="about" href="/about">
            {words.value.menu.about}
          </a>
        </div>
      </div>
    </header>
  );
}
