import ts from 'typescript';
import type { Component } from './components.ts';
import { decidesBy } from './decides-by.ts';
import { functionIn } from './components.ts';
import { type Literal, literalsOf } from './literals.ts';
import { declarationsUsed, type SourceTree, symbolAt, walk } from './tree.ts';

/** What a component does with a field of its props. */
export interface FieldRead {
  /** All values that the field can have, as far as its type names them. */
  values: Set<Literal>;
  /** Those that the code treats in a way of their own. */
  distinct: Set<Literal>;
  /** Where the field is declared. */
  declared: Set<ts.Node>;
}

/** Records inside records inside the props: a bet, its legs, the score of a leg. */
const depth = 4;

/** The declarations of all fields that values of these props hold, with their literals. */
function fieldsBelow({ checker, isOwn }: SourceTree, props: ts.Type): Map<ts.Node, Set<Literal>> {
  const fields = new Map<ts.Node, Set<Literal>>();
  const seen = new Set<ts.Type>();
  function enter(type: ts.Type, left: number): void {
    if (seen.has(type) || left < 0) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) for (const part of type.types) enter(part, left);
    for (const argument of checker.getTypeArguments(type as ts.TypeReference)) {
      enter(argument, left);
    }
    for (const field of checker.getPropertiesOfType(type)) {
      const own = field.declarations?.filter((node) => isOwn(node.getSourceFile())) ?? [];
      if (own.length === 0) continue;
      const fieldType = checker.getTypeOfSymbol(field);
      for (const node of own) {
        const values = fields.get(node) ?? new Set();
        for (const value of literalsOf(checker, fieldType)) values.add(value);
        fields.set(node, values);
      }
      enter(fieldType, left - 1);
    }
  }
  // The props themselves are drivers of their own.
  for (const prop of checker.getPropertiesOfType(props))
    enter(checker.getTypeOfSymbol(prop), depth);
  return fields;
}

interface Field {
  field: ts.Symbol;
  owner: ts.Type;
}

/** The field that an expression reads: `leg.result`, or `result` after `const { result } = leg`. */
function fieldAt({ checker }: SourceTree, node: ts.Node): Field | undefined {
  function fieldIn(from: ts.Node, name: string): Field | undefined {
    const owner = checker.getNonNullableType(checker.getTypeAtLocation(from));
    const field = checker.getPropertyOfType(owner, name);
    return field && { field, owner };
  }
  if (ts.isPropertyAccessExpression(node)) return fieldIn(node.expression, node.name.text);
  if (!ts.isIdentifier(node)) return undefined;
  const bound = symbolAt(checker, node)?.valueDeclaration;
  if (!bound || !ts.isBindingElement(bound)) return undefined;
  return fieldIn(bound.parent, (bound.propertyName ?? bound.name).getText());
}

/** The component with the functions of its slice that it calls, but not components that have stories of their own. */
function regionsOf(tree: SourceTree, { path, body }: Component, exported: Set<ts.Node>): ts.Node[] {
  const { checker, pathOf } = tree;
  const slice = `${path.split('/').slice(0, 2).join('/')}/`;
  const regions = new Set([body]);
  for (const region of regions) {
    for (const declaration of declarationsUsed(tree, region)) {
      const file = pathOf(declaration.getSourceFile());
      if (!file.startsWith(slice) || /(\/model(\/|\.ts)|\.css\.ts$)/.test(file)) continue;
      const called = functionIn(checker, declaration);
      if (called && ts.isFunctionLike(called) && !exported.has(called)) regions.add(called);
    }
  }
  return [...regions];
}

function typeNameOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  const isNamed =
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node);
  return isNamed ? node.name.getText() : typeNameOf(node.parent);
}

/** `Bet.status`: the nearest name around the declaration of the field. */
function nameOf({ field }: Field): string {
  const type = typeNameOf(field.declarations?.[0]?.parent);
  return type ? `${type}.${field.name}` : field.name;
}

/** The fields of what the props hold that decide something in the component, by name. */
export function readFields(
  tree: SourceTree,
  component: Component,
  exported: Set<ts.Node>,
): Map<string, FieldRead> {
  const found = new Map<string, FieldRead>();
  if (!component.props) return found;
  const fields = fieldsBelow(tree, component.props);
  for (const region of regionsOf(tree, component, exported)) {
    walk(region, (node) => {
      if (!ts.isPropertyAccessExpression(node) && !ts.isIdentifier(node)) return;
      const decided = decidesBy(tree, node);
      const read = decided && fieldAt(tree, node);
      const declared = read?.field.declarations?.filter((one) => fields.has(one)) ?? [];
      if (!decided || !read || declared.length === 0) return;
      const listed = declared.flatMap((one) => [...(fields.get(one) ?? [])]);
      const values = listed.length > 0 ? listed : decided.table;
      const distinct = decided.distinct ?? values;
      const name = nameOf(read);
      const known = found.get(name) ?? {
        values: new Set(),
        distinct: new Set(),
        declared: new Set(),
      };
      for (const one of declared) known.declared.add(one);
      for (const value of values) known.values.add(value);
      for (const value of distinct) if (known.values.has(value)) known.distinct.add(value);
      found.set(name, known);
    });
  }
  return found;
}
