import { signal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { fetched } from '#board/fetched.ts';
import type { PageName, Route } from './address.ts';
import { useArrival } from './arrival.ts';
import { route } from './route.ts';
import { Toasts } from './toasts.tsx';
import { words } from './words/index.ts';

type PageOf<N extends PageName> = ComponentType<Extract<Route, { readonly page: N }>>;

/** Each page is loaded when somebody goes there. */
const PAGES: { readonly [N in PageName]: () => Promise<PageOf<N>> } = {
  home: async () => (await import('./home/page.tsx')).HomePage,
  new: async () => (await import('./new/page.tsx')).NewPage,
  table: async () => (await import('./seating/page.tsx')).SeatingPage,
  rules: async () => (await import('./rules/page.tsx')).RulesPage,
  primer: async () => (await import('./primer/page.tsx')).PrimerPage,
  cards: async () => (await import('./cards/page.tsx')).CardsPage,
  open: async () => (await import('./open/page.tsx')).OpenPage,
  learn: async () => (await import('./learn/page.tsx')).LearnPage,
  lesson: async () => (await import('./lesson/page.tsx')).LessonPage,
  mine: async () => (await import('./mine/page.tsx')).MyGamesPage,
  settings: async () => (await import('./settings/page.tsx')).SettingsPage,
  calls: async () => (await import('./calls/page.tsx')).CallsPage,
  about: async () => (await import('./about/page.tsx')).AboutPage,
  missing: async () => (await import('./missing/page.tsx')).MissingPage,
};

interface Shown {
  readonly route: Route;
  readonly Page: ComponentType<Route>;
}

/** The page before stays until the next one is there, so nothing flashes. */
const shown = signal<Shown | undefined>(undefined);

async function show(next: Route): Promise<void> {
  const Page = (await fetched<unknown>(PAGES[next.page])) as ComponentType<Route>;
  if (route.peek() === next) shown.value = { route: next, Page };
}

export function App() {
  useSignalEffect(() => void show(route.value));
  const now = shown.value;
  useArrival(now?.route.page);
  if (now === undefined) return null;
  return (
    <>
      <a class="button skip" href="#main">
        {words.value.skip}
      </a>
      <now.Page {...now.route} />
      <Toasts />
    </>
  );
}
