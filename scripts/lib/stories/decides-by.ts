import ts from 'typescript';
import { type Literal, literalsOf } from './literals.ts';
import { type SourceTree, symbolAt } from './tree.ts';

export interface Decision {
  /** The values that are treated in a way of their own; all of them where it is not given. */
  distinct?: Literal[];
  /** Values of a field whose type is a plain number, from the table that the rules compare it with. */
  table: Literal[];
}

const equality = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

function onlyValue({ checker }: SourceTree, node: ts.Expression): Literal[] {
  const values = literalsOf(checker, checker.getTypeAtLocation(node));
  return values.length === 1 ? values : [];
}

/** The keys of a table written as an object literal; none where it is made in another way. */
function keysOf(tree: SourceTree, table: ts.Expression): Literal[] | undefined {
  const declaration = symbolAt(tree.checker, table)?.valueDeclaration;
  const literal =
    declaration && (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration))
      ? declaration.initializer
      : undefined;
  if (!literal || !ts.isObjectLiteralExpression(literal)) return undefined;
  return literal.properties.flatMap(({ name }) => {
    if (!name) return [];
    if (ts.isComputedPropertyName(name)) return onlyValue(tree, name.expression);
    if (ts.isNumericLiteral(name)) return [Number(name.text)];
    return [name.getText().replaceAll(/^['"]|['"]$/g, '')];
  });
}

/** The numbers of the one table that a module of rules exports: what its predicates compare with. */
function tableOf({ checker }: SourceTree, file: ts.SourceFile): Literal[] {
  const module = checker.getSymbolAtLocation(file);
  const tables = (module ? checker.getExportsOfModule(module) : [])
    .filter(({ flags }) => flags & ts.SymbolFlags.Variable)
    .map((symbol) => {
      const fields = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
      const values = fields.map((field) => literalsOf(checker, checker.getTypeOfSymbol(field)));
      return values.every(({ length }) => length === 1) ? values.flat() : [];
    })
    .filter(({ length }) => length > 1);
  return tables.length === 1 ? (tables[0] ?? []) : [];
}

/**
 * Says whether the value of an expression decides something where it stands: it is compared, looked up in a table, picks
 * a style, or is judged by a rule.
 */
export function decidesBy(tree: SourceTree, node: ts.Expression): Decision | undefined {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent)) {
    return decidesBy(tree, parent);
  }
  if (ts.isBinaryExpression(parent)) {
    if (!equality.has(parent.operatorToken.kind)) return undefined;
    const other = onlyValue(tree, parent.left === node ? parent.right : parent.left);
    return other.length > 0 ? { distinct: other, table: [] } : undefined;
  }
  if (ts.isSwitchStatement(parent) && parent.expression === node) {
    const cases = parent.caseBlock.clauses.filter(ts.isCaseClause);
    return { distinct: cases.flatMap(({ expression }) => onlyValue(tree, expression)), table: [] };
  }
  if (ts.isConditionalExpression(parent))
    return parent.condition === node ? { table: [] } : undefined;
  if (ts.isIfStatement(parent)) return { table: [] };
  if (ts.isElementAccessExpression(parent)) {
    if (parent.argumentExpression !== node) return undefined;
    const distinct = keysOf(tree, parent.expression);
    return distinct ? { distinct, table: [] } : { table: [] };
  }
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
    const call = parent.parent.parent;
    const isStyle = ts.isCallExpression(call) && call.expression.getText().startsWith('styles.');
    return isStyle ? { table: [] } : undefined;
  }
  if (!ts.isCallExpression(parent) || parent.expression === node) return undefined;
  const rule = symbolAt(tree.checker, parent.expression)?.valueDeclaration?.getSourceFile();
  return rule && tree.isRule(rule) ? { table: tableOf(tree, rule) } : undefined;
}
