import type { AnyGameText, Chapter } from '#table/text.ts';
import type { Page } from './page.ts';
import { plain } from './request.ts';
import type { Words } from './text/index.ts';

type Rule = Chapter['rules'][number];

/** The rules of a game, to be shown in one language. */
interface Rulebook {
  readonly page: Page;
  readonly words: Words;
  readonly text: AnyGameText;
}

/** Shows the chapters, or the rule of this number, or all rules that speak of this. */
export function showRules(book: Rulebook, about: string): void {
  const { page, words, text } = book;
  if (about === '') {
    showChapters(book);
    return;
  }
  const found = rulesAbout(text, plain(about));
  if (found.length === 0) page.print(words.noRule(about), { ink: page.warning });
  for (const rule of found) showRule(book, rule);
}

function rulesAbout(text: AnyGameText, sought: string): readonly Rule[] {
  const rules = text.rules.flatMap((chapter) => chapter.rules);
  const numbered = rules.filter((rule) => plain(rule.id) === sought);
  return numbered.length > 0 ? numbered : rules.filter((rule) => plain(`${rule.title} ${rule.text}`).includes(sought));
}

function showRule({ page, words }: Rulebook, { id, title, text, ours }: Rule): void {
  page.print();
  page.print(`${page.accent(id)} ${page.bold(title)}${ours ? page.dim(` (${words.ours})`) : ''}`);
  page.print(text, { first: '  ' });
}

function showChapters({ page, words, text }: Rulebook): void {
  for (const { title, rules } of text.rules) {
    page.print();
    page.print(title, { ink: page.bold });
    for (const rule of rules) page.print(rule.title, { first: `  ${page.accent(rule.id.padEnd(4))} ` });
  }
  page.print();
  page.print(words.rulesHint(words.commands.rules, text.rules[0]?.rules[0]?.id ?? ''), { ink: page.dim });
}
