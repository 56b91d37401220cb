import ts from 'typescript';
import { resolved, symbolAt, type SourceTree, walk } from './tree.ts';

export interface Component {
  name: string;
  /** Path of its file inside `src`. */
  path: string;
  symbol: ts.Symbol;
  /** Type of its props; none where it takes none. */
  props: ts.Type | undefined;
  /** The function or class that draws it. */
  body: ts.Node;
}

const drawn = /\b(Element|ReactNode|ReactElement)\b/;

/** Whether a function draws something, by its text: the type of what it returns is expensive to infer. */
function hasMarkup(body: ts.Node): boolean {
  let found = false;
  walk(body, (node) => {
    found ||= ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
  });
  return found;
}

/** The type of the props when a value of this type can be drawn as `<X />`. */
function propsOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  at: ts.Node,
): { props: ts.Type | undefined } | undefined {
  // A context can be drawn as well, as its provider.
  if (type.symbol?.name === 'Context') return undefined;
  const plain = functionOf(at);
  for (const signature of type.getCallSignatures()) {
    const isDrawn = plain && hasMarkup(plain);
    if (!isDrawn && !drawn.test(checker.typeToString(signature.getReturnType()))) continue;
    const [first] = signature.parameters;
    return { props: first && checker.getTypeOfSymbolAtLocation(first, at) };
  }
  for (const signature of type.getConstructSignatures()) {
    const instance = signature.getReturnType();
    const props = instance.getProperty('render') && instance.getProperty('props');
    if (props) return { props: checker.getTypeOfSymbolAtLocation(props, at) };
  }
  return undefined;
}

function functionOf(node: ts.Node): ts.Node | undefined {
  if (ts.isFunctionDeclaration(node)) return node;
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  return value && ts.isArrowFunction(value) ? value : undefined;
}

/** The function in `const X = memo(XView)`, `const X = (props) => …` or `function X`. */
export function functionIn(
  checker: ts.TypeChecker,
  node: ts.Node | undefined,
): ts.Node | undefined {
  if (!node) return undefined;
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return node;
  if (ts.isVariableDeclaration(node)) return functionIn(checker, node.initializer);
  if (ts.isCallExpression(node)) return functionIn(checker, node.arguments[0]);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) {
    return functionIn(checker, node.expression);
  }
  return ts.isIdentifier(node)
    ? functionIn(checker, symbolAt(checker, node)?.valueDeclaration)
    : undefined;
}

/** The components that files of the tree declare and export, in the order of their paths. */
export function componentsOf({ checker, sources, pathOf }: SourceTree): Component[] {
  return sources.flatMap((file) => {
    const module = checker.getSymbolAtLocation(file);
    return (module ? checker.getExportsOfModule(module) : []).flatMap((exported) => {
      const symbol = resolved(checker, exported);
      const { valueDeclaration: declaration } = symbol;
      if (!/^[A-Z]/.test(exported.name) || declaration?.getSourceFile() !== file) return [];
      const found = propsOf(checker, checker.getTypeOfSymbol(symbol), declaration);
      if (!found) return [];
      const body = functionIn(checker, declaration) ?? declaration;
      return [{ name: exported.name, path: pathOf(file), symbol, props: found.props, body }];
    });
  });
}
