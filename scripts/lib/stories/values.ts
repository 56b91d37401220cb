import ts from 'typescript';
import { type Literal, literalsOf } from './literals.ts';
import { walkDrawn } from './regions.ts';
import { type SourceTree, symbolAt, walk } from './tree.ts';

/** Calls and drawings of the functions that a story file (with its helpers) holds, by the function's symbol. */
export type Uses = Map<ts.Symbol, (ts.CallExpression | ts.JsxOpeningLikeElement)[]>;

export function usesIn({ checker }: SourceTree, regions: Iterable<ts.Node>): Uses {
  const uses: Uses = new Map();
  for (const region of regions) {
    walkDrawn(region, (node) => {
      const isDrawn = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
      if (!isDrawn && !ts.isCallExpression(node)) return;
      const symbol = symbolAt(checker, isDrawn ? node.tagName : node.expression);
      if (symbol) uses.set(symbol, [...(uses.get(symbol) ?? []), node]);
    });
  }
  return uses;
}

const iterators = new Set(['map', 'flatMap', 'forEach']);

function isIterated(parameter: ts.ParameterDeclaration): boolean {
  const call = parameter.parent.parent;
  return (
    parameter.parent.parameters[0] === parameter &&
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    iterators.has(call.expression.name.text)
  );
}

/** Whether an expression is made of what a list passes to its callback, the index included. */
function isOfList({ checker }: SourceTree, node: ts.Node): boolean {
  let found = false;
  walk(node, (one) => {
    const declaration = ts.isIdentifier(one) && symbolAt(checker, one)?.valueDeclaration;
    const parameter = declaration && ts.findAncestor(declaration, ts.isParameter);
    if (!parameter) return;
    const call = parameter.parent.parent;
    found ||=
      ts.isCallExpression(call) &&
      ts.isPropertyAccessExpression(call.expression) &&
      (iterators.has(call.expression.name.text) || call.expression.getText() === 'Array.from');
  });
  return found;
}

const comparisons = new Map<ts.SyntaxKind, (left: Literal, right: Literal) => boolean>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, (left, right) => left === right],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, (left, right) => left !== right],
  [ts.SyntaxKind.GreaterThanToken, (left, right) => left > right],
  [ts.SyntaxKind.LessThanToken, (left, right) => left < right],
]);

/** The value of an attribute; `<X flag />` is true. */
export function attributeValue(attribute: ts.JsxAttribute): ts.Expression | undefined {
  const { initializer } = attribute;
  if (initializer && ts.isJsxExpression(initializer)) return initializer.expression;
  return initializer as ts.Expression | undefined;
}

/**
 * Evaluates expressions of a story file to the literals they can be, without running it: literals, constants, what a list
 * holds that is iterated, and what calls pass to a function of the file. What is only declared (`size: Size`) is nothing:
 * a type is no story.
 */
export class Values {
  private readonly tree: SourceTree;
  private readonly uses: Uses;
  private readonly entered = new Set<ts.Node>();

  constructor(tree: SourceTree, uses: Uses) {
    this.tree = tree;
    this.uses = uses;
  }

  of(node: ts.Node | undefined): Literal[] {
    if (!node || this.entered.has(node)) return [];
    this.entered.add(node);
    const values = this.evaluate(node);
    this.entered.delete(node);
    return values;
  }

  private evaluate(node: ts.Node): Literal[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [Number(node.text)];
    if (node.kind === ts.SyntaxKind.TrueKeyword) return [true];
    if (node.kind === ts.SyntaxKind.FalseKeyword) return [false];
    if (ts.isPrefixUnaryExpression(node)) return this.only(node);
    if (ts.isConditionalExpression(node)) {
      const conditions = this.of(node.condition);
      const [isTrue, isFalse] = [true, false].map(
        (one) => conditions.length === 0 || conditions.includes(one),
      );
      return [
        ...(isTrue ? this.of(node.whenTrue) : []),
        ...(isFalse ? this.of(node.whenFalse) : []),
      ];
    }
    if (ts.isBinaryExpression(node)) return this.ofBinary(node);
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
    ) {
      return this.of(node.expression);
    }
    if (ts.isIdentifier(node)) return this.ofName(node);
    if (ts.isPropertyAccessExpression(node)) return this.ofName(node.name, node);
    return this.only(node);
  }

  private ofBinary(node: ts.BinaryExpression): Literal[] {
    const { kind } = node.operatorToken;
    const compare = comparisons.get(kind);
    if (compare) return this.ofComparison(node, compare);
    const isEither =
      kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
    return isEither ? [...this.of(node.left), ...this.of(node.right)] : this.only(node);
  }

  /** What two sides come to by their values; of a list alone, `index === 1` is true of one and false of the rest. */
  private ofComparison(
    node: ts.BinaryExpression,
    compare: (left: Literal, right: Literal) => boolean,
  ): Literal[] {
    const rights = this.of(node.right);
    const outcomes = this.of(node.left).flatMap((left) =>
      rights.map((right) => compare(left, right)),
    );
    if (outcomes.length > 0) return [...new Set(outcomes)];
    return isOfList(this.tree, node) ? [true, false] : [];
  }

  /** The value of an expression whose type has only one. */
  private only(node: ts.Node): Literal[] {
    const values = this.listed(node);
    return values.length === 1 ? values : [];
  }

  private listed(node: ts.Node): Literal[] {
    const { checker } = this.tree;
    return literalsOf(checker, checker.getTypeAtLocation(node));
  }

  private ofName(name: ts.Node, whole: ts.Node = name): Literal[] {
    const declaration = symbolAt(this.tree.checker, name)?.valueDeclaration;
    if (!declaration) return [];
    if (ts.isPropertyAssignment(declaration)) return this.of(declaration.initializer);
    if (ts.isShorthandPropertyAssignment(declaration)) return this.of(declaration.name);
    if (ts.isVariableDeclaration(declaration)) {
      if (ts.isForOfStatement(declaration.parent.parent)) return this.listed(whole);
      return this.of(declaration.initializer);
    }
    if (ts.isParameter(declaration)) return this.ofParameter(declaration, name);
    if (ts.isBindingElement(declaration)) return this.ofBinding(declaration, name);
    return this.only(whole);
  }

  private ofParameter(parameter: ts.ParameterDeclaration, name: ts.Node): Literal[] {
    if (isIterated(parameter)) return this.listed(name);
    const at = parameter.parent.parameters.indexOf(parameter);
    const passed = this.usesOf(parameter.parent).flatMap((use) => {
      const given = ts.isCallExpression(use) ? (use.arguments ?? []) : [];
      return parameter.dotDotDotToken ? given.slice(at) : given.slice(at, at + 1);
    });
    return [...passed, parameter.initializer].flatMap((value) => this.of(value));
  }

  /** `({ size }) => …` of a local component or helper, or of an iterated list of records. */
  private ofBinding(element: ts.BindingElement, name: ts.Node): Literal[] {
    let owner: ts.Node = element.parent.parent;
    while (ts.isBindingElement(owner)) owner = owner.parent.parent;
    if (ts.isVariableDeclaration(owner)) {
      return ts.isForOfStatement(owner.parent.parent) ? this.listed(name) : this.only(name);
    }
    if (!ts.isParameter(owner)) return [];
    if (isIterated(owner)) return this.listed(name);
    const field = (element.propertyName ?? element.name).getText();
    const at = owner.parent.parameters.indexOf(owner);
    const passed = this.usesOf(owner.parent).flatMap((use) => this.passedAs(use, field, at));
    return [...passed, element.initializer].flatMap((value) => this.of(value));
  }

  private passedAs(use: ts.CallExpression | ts.JsxOpeningLikeElement, field: string, at: number) {
    if (!ts.isCallExpression(use)) {
      return use.attributes.properties.flatMap((attribute) =>
        ts.isJsxAttribute(attribute) && attribute.name.getText() === field
          ? [attributeValue(attribute) ?? ts.factory.createTrue()]
          : [],
      );
    }
    const record = use.arguments[at];
    return record && ts.isObjectLiteralExpression(record)
      ? record.properties.flatMap((property) =>
          property.name?.getText() === field && ts.isPropertyAssignment(property)
            ? [property.initializer]
            : [],
        )
      : [];
  }

  private usesOf(fn: ts.SignatureDeclaration) {
    const named = fn.name ?? (ts.isVariableDeclaration(fn.parent) ? fn.parent.name : undefined);
    const symbol = named && symbolAt(this.tree.checker, named);
    return (symbol && this.uses.get(symbol)) ?? [];
  }
}
