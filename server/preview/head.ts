import type { Preview } from './preview.ts';

const SIZE = { width: 1200, height: 630 } as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** The page with a preview in its head; `origin` is where it was asked for. */
export function withPreview(page: string, { title, text, locale, picture }: Preview, origin: string): string {
  const image = `${origin}/previews/${picture}.png`;
  const tags = [
    ['property', 'og:site_name', 'Hideout'],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', locale],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:image', image],
    ['property', 'og:image:width', `${SIZE.width}`],
    ['property', 'og:image:height', `${SIZE.height}`],
    ['name', 'twitter:card', 'summary_large_image'],
  ] as const;
  const head = tags.map(([by, name, content]) => `    <meta ${by}="${name}" content="${escaped(content)}" />`);
  // Functions, for what stands there may hold signs that mean something to `replace`.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_, start: string) => `${start}${escaped(text)}"`)
    .replace('</head>', () => `${head.join('\n').trimStart()}\n  </head>`);
}
