import { type ESTree, parseSync } from 'vite';

/** One small change of a source: these characters become others. */
export interface Change {
  readonly start: number;
  readonly end: number;
  /** What stands there instead; a statement that is left out has no text. */
  readonly text: string | 'left out';
}

type Node = ESTree.Node;
type Binary = Extract<Node, { type: 'BinaryExpression' }>;
type Wanted = { readonly yes: boolean; readonly no: boolean };

const EITHER: Wanted = { yes: true, no: true };

/** What a comparison becomes where its border is moved by one. */
const BORDERS: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const EQUALITIES = ['===', '!==', '==', '!=', 'in', 'instanceof'];
const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '&': '|',
  '|': '&',
  '^': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '&=': '|=',
  '|=': '&=',
};
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };
/** Methods whose result may as well be what they were called on. */
const IDLE = ['reverse', 'toReversed', 'sort', 'toSorted'];
/** Methods that ask a question of each element. */
const ASKING = ['filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex'];

/**
 * All changes of a source: conditions that hold always or never, borders moved by one, other operators, numbers one more,
 * statements left out. Of changes that no test can tell apart only one is made: a part of `a && b` that holds always
 * is enough, for one that never holds is the whole that never does.
 */
export function changesOf(source: string, file: string): Change[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: Change[] = [];
  const textOf = (node: Node): string => source.slice(node.start, node.end);
  const change = ({ start, end }: Node, text: string): void => void found.push({ start, end, text });

  /** An expression that is asked whether it holds. */
  const ask = (node: Node, { yes, no }: Wanted): void => {
    switch (node.type) {
      case 'ParenthesizedExpression':
        ask(node.expression, { yes, no });
        return;
      case 'UnaryExpression':
        if (node.operator === '!') {
          ask(node.argument, { yes: no, no: yes });
          return;
        }
        break;
      case 'LogicalExpression': {
        if (node.operator === '??') break;
        const and = node.operator === '&&';
        if (and ? no : yes) change(node, `${!and}`);
        ask(node.left, { yes: and, no: !and });
        ask(node.right, { yes: and, no: !and });
        return;
      }
    }
    if (node.type === 'Literal') {
      look(node);
      return;
    }
    if (yes) change(node, 'true');
    if (no) change(node, 'false');
    if (node.type === 'BinaryExpression' && isComparison(node)) compare(node);
    else look(node);
  };

  const compare = (node: Binary): void => {
    const border = BORDERS[node.operator];
    if (border !== undefined) change(node, `${textOf(node.left)} ${border} ${textOf(node.right)}`);
    look(node.left);
    look(node.right);
  };

  /** Any node: what can be changed in it, and below it. */
  const look = (node: Node): void => {
    switch (node.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        ask(node.test, EITHER);
        look(node.consequent);
        if (node.alternate !== null) look(node.alternate);
        return;
      case 'WhileStatement':
      case 'DoWhileStatement':
        ask(node.test, { yes: false, no: true });
        look(node.body);
        return;
      case 'ForStatement':
        if (node.init !== null) look(node.init);
        if (node.test !== null) ask(node.test, { yes: false, no: true });
        look(node.body);
        return;
      case 'LogicalExpression':
        if (node.operator !== '??') {
          ask(node, EITHER);
          return;
        }
        change(node, textOf(node.left));
        change(node, textOf(node.right));
        break;
      case 'UnaryExpression':
        if (node.operator === '!') {
          ask(node, EITHER);
          return;
        }
        break;
      case 'BinaryExpression':
        if (isComparison(node)) {
          ask(node, EITHER);
          return;
        }
        if (!isText(node.left) && !isText(node.right))
          change(node, `${textOf(node.left)} ${OPERATORS[node.operator]} ${textOf(node.right)}`);
        break;
      case 'AssignmentExpression':
        if (node.operator in OPERATORS)
          change(node, `${textOf(node.left)} ${OPERATORS[node.operator]} ${textOf(node.right)}`);
        look(node.right);
        return;
      case 'ExpressionStatement':
        change(node, 'left out');
        break;
      case 'CallExpression':
        call(node);
        break;
      case 'ArrowFunctionExpression':
        if (node.body.type === 'BlockStatement' || node.returnType?.typeAnnotation.type !== 'TSBooleanKeyword') break;
        for (const parameter of node.params) look(parameter);
        ask(node.body, EITHER);
        return;
      case 'Literal':
        if (typeof node.value === 'number') change(node, `${node.value + 1}`);
        if (typeof node.value === 'boolean') change(node, `${!node.value}`);
        return;
      case 'Property':
        if (node.computed) look(node.key);
        look(node.value);
        return;
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        look(node.expression);
        return;
      default:
        if (node.type.startsWith('TS')) return;
    }
    for (const child of childrenOf(node)) look(child);
  };

  const call = (node: ESTree.CallExpression): void => {
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
    const { name, start, end } = callee.property;
    if (Object.hasOwn(METHODS, name))
      change(node, source.slice(node.start, start) + METHODS[name] + source.slice(end, node.end));
    if (IDLE.includes(name)) change(node, textOf(callee.object));
    const [asked] = node.arguments;
    if (ASKING.includes(name) && asked?.type === 'ArrowFunctionExpression' && asked.body.type !== 'BlockStatement')
      ask(asked.body, EITHER);
  };

  look(program);
  return unique(found);
}

const isComparison = ({ operator }: Binary): boolean => operator in BORDERS || EQUALITIES.includes(operator);

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string') yield child as Node;
  }
}

/** In the order of the source, what is asked in two ways once. */
function unique(changes: readonly Change[]): Change[] {
  const byKey = new Map(changes.map((change) => [`${change.start} ${change.end} ${change.text}`, change]));
  return [...byKey.values()].sort((a, b) => a.start - b.start || b.end - a.end || (a.text < b.text ? -1 : 1));
}

/** The source with all these changes in it, each made when `$changed(its number)` says so. */
export function woven(source: string, changes: readonly Change[], first: number): string {
  let next = 0;
  const weave = (from: number, to: number): string => {
    let text = '';
    let at = from;
    while (next < changes.length && changes[next]!.start < to) {
      const { start, end } = changes[next]!;
      text += source.slice(at, start);
      let choice = '';
      let leftOut = '';
      for (; changes[next]?.start === start && changes[next]!.end === end; next++) {
        if (changes[next]!.text === 'left out') leftOut = `$changed(${first + next})`;
        else choice += `$changed(${first + next}) ? (${changes[next]!.text}) : `;
      }
      const inner = weave(start, end);
      text += leftOut === '' ? `(${choice}(${inner}))` : `{ if (!${leftOut}) { ${inner} } }`;
      at = end;
    }
    return text + source.slice(at, to);
  };
  return weave(0, source.length);
}
