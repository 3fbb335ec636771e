import type { AnyGameBoard, Sitter } from '#board/contract.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import type { TableModel } from './model.ts';
import type { SheetName } from './sheets.tsx';

/** What surrounds everything on the page of a table: who plays what there, and what can be done from anywhere. */
export interface Surroundings {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly text: AnyGameText;
  readonly board: AnyGameBoard | undefined;
  readonly sitters: readonly Sitter[];
  readonly names: Names;
  act(notation: string): void;
  undo(): void;
  explain(rule: string): void;
  open(sheet: SheetName): void;
  /** Shows the table as it was after an entry, where there is a board to show it on. */
  readonly show?: (at: number) => void;
  /** Plays what happened after an entry. */
  readonly watch?: (from: number) => void;
}
