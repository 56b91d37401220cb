import ts from 'typescript';
import { type Literal, literalsOf } from './literals.ts';
import { type SourceTree, symbolAt, walk } from './tree.ts';

/** Calls and drawings of the functions that a story file (with its helpers) holds, by the function's symbol. */
export type Uses = Map<ts.Symbol, (ts.CallExpression | ts.JsxOpeningLikeElement)[]>;

export function usesIn({ checker }: SourceTree, regions: Iterable<ts.Node>): Uses {
  const uses: Uses = new Map();
  for (const region of regions) {
    walk(region, (node) => {
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
      return [...this.of(node.whenTrue), ...this.of(node.whenFalse)];
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
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.QuestionQuestionToken:
      case ts.SyntaxKind.BarBarToken:
        return [...this.of(node.left), ...this.of(node.right)];
      // `index === 1` in a list is true of one and false of the rest.
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
      case ts.SyntaxKind.ExclamationEqualsEqualsToken:
      case ts.SyntaxKind.GreaterThanToken:
      case ts.SyntaxKind.LessThanToken:
        return [true, false];
      default:
        return this.only(node);
    }
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
