import { parseSync } from 'vite';

/** Attributes that are read out or shown. */
const SHOWN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];

/** The name of the house is the same everywhere; on the sign its O is a drawing. */
const NAMES = ['Hideout', 'Hide', 'ut'];

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !NAMES.includes(text.trim());

/** Words that are written into markup itself, and so are the same in every language. */
export function visibleWords(path: string, source: string): readonly string[] {
  const found: string[] = [];
  walk(parseSync(path, source).program as unknown as Node, found);
  return found.filter(isWord).map((text) => `${path}: ${text.trim()}`);
}

function walk(node: Node, found: string[]): void {
  if (node.type === 'JSXText') found.push(String(node.value));
  if (node.type === 'JSXAttribute' && SHOWN.includes(String((node.name as Node).name))) found.push(...said(node.value));
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of node.children as Node[])
      if (child.type === 'JSXExpressionContainer') found.push(...said(child.expression));
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, found);
}

/** The texts that an expression can turn into by itself, whatever it is given. */
function said(value: unknown): readonly string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return (value.quasis as Node[]).map(({ value: text }) => (text as { readonly cooked: string }).cooked);
    case 'JSXExpressionContainer':
      return said(value.expression);
    case 'ConditionalExpression':
      return [...said(value.consequent), ...said(value.alternate)];
    case 'LogicalExpression':
      return [...said(value.left), ...said(value.right)];
    case 'BinaryExpression':
      return value.operator === '+' ? [...said(value.left), ...said(value.right)] : [];
    default:
      return [];
  }
}
