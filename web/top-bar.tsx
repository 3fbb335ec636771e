import type { ComponentChildren } from 'preact';
import { Icon } from '#look/icon.tsx';
import { Wordmark } from '#look/wordmark.tsx';
import { LANGUAGES, type Language } from '#table/text.ts';
import { mineWords } from './mine/words.ts';
import { LEARN, MINE } from './route.ts';
import { settings } from './settings.ts';
import type { Venue } from './venue.ts';
import { WaitBand } from './wait-band.tsx';
import { words } from './words/index.ts';

interface TopBarProps {
  /** Where the reader is, if the page itself does not say. */
  readonly title?: string;
  /** How far the game is. */
  readonly progress?: ComponentChildren;
  /** Buttons before language and menu. */
  readonly tools?: ComponentChildren;
  /** What this page adds to the menu. */
  readonly menu?: ComponentChildren;
  /** Whom this page needs an answer from: if there is none, it says so below. */
  readonly venue?: Venue;
  /** Shows the settings without leaving the page. */
  readonly settings?: () => void;
}

/** What the menu is called in the page. */
export const MENU = 'menu';

export function TopBar({ title, progress, tools, menu, venue, settings: stayAndSet }: TopBarProps) {
  return (
    <>
      <header class="topbar">
        <a class="wordmark" href="/">
          <b class="only-read">{words.value.toHome}</b>
          <Wordmark />
        </a>
        {title !== undefined && (
          <p class="place">
            <b>{title}</b>
          </p>
        )}
        {progress}
        <div class="tools">
          {tools}
          <LanguageTool />
          <button type="button" class="tool" popovertarget={MENU} aria-label={words.value.menu.name}>
            <Icon sign="menu" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on what is in it arrives as a click, too */}
        <nav id={MENU} class="menu" popover="auto" aria-label={words.value.menu.name} onClick={hide}>
          {menu}
          <a href="/">
            <Icon sign="home" />
            {words.value.menu.home}
          </a>
          <a href={LEARN}>
            <Icon sign="eye" />
            {words.value.home.learn}
          </a>
          <a href={MINE}>
            <Icon sign="list" />
            {mineWords.value.title}
          </a>
          <a href="/open">
            <Icon sign="save" />
            {words.value.menu.open}
          </a>
          <a
            href="/settings"
            onClick={(event) => {
              if (stayAndSet === undefined) return;
              event.preventDefault();
              stayAndSet();
            }}
          >
            <Icon sign="gear" />
            {words.value.menu.settings}
          </a>
          <a href="/about">
            <Icon sign="seal" />
            {words.value.menu.about}
          </a>
        </nav>
      </header>
      {venue && <WaitBand venue={venue} />}
    </>
  );
}

const hide = (event: MouseEvent): void => (event.currentTarget as HTMLElement).hidePopover();

function LanguageTool() {
  return (
    <select
      class="tool tongue-tool"
      aria-label={words.value.settings.language}
      value={settings.language.value}
      onChange={(event) => {
        settings.language.value = event.currentTarget.value as Language;
      }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {language.toUpperCase()}
        </option>
      ))}
    </select>
  );
}
