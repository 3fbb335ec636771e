/** What is looked for, in this order: most browsers also name those that they want to be taken for. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
  ['Node', /^node/i],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const found = (table: readonly (readonly [string, RegExp])[], text: string): readonly string[] =>
  table
    .filter(([, looks]) => looks.test(text))
    .slice(0, 1)
    .map(([name]) => name);

/**
 * A few words by which somebody can tell their devices apart, the same in every language; empty if nothing is known.
 * What the browser says of itself is not kept: it is long, and tells one person from another.
 */
export const labelOf = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 500);
  return [...found(BROWSERS, text), ...found(SYSTEMS, text)].join(' · ');
};
