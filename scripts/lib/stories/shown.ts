import ts from 'typescript';
import type { Component } from './components.ts';
import type { Driver } from './drivers.ts';
import type { Literal } from './literals.ts';
import { regionsOf, walkDrawn } from './regions.ts';
import type { StoryFile } from './story-files.ts';
import { type SourceTree, symbolAt } from './tree.ts';
import { attributeValue, usesIn, Values } from './values.ts';

/** The component, and helpers that pass all they are given on to it: `({ value, ...rest }) => <X {...rest} />`. */
function drawersOf(tree: SourceTree, regions: Set<ts.Node>, { symbol }: Component): Set<ts.Symbol> {
  const drawers = new Set([symbol]);
  for (const region of regions) {
    walkDrawn(region, (node) => {
      if (!ts.isJsxSpreadAttribute(node) || !ts.isIdentifier(node.expression)) return;
      if (symbolAt(tree.checker, node.parent.parent.tagName) !== symbol) return;
      const passed = symbolAt(tree.checker, node.expression)?.valueDeclaration;
      const helper = passed && ts.findAncestor(passed, ts.isFunctionDeclaration);
      const drawer = helper?.name && symbolAt(tree.checker, helper.name);
      if (drawer) drawers.add(drawer);
    });
  }
  return drawers;
}

export interface Evidence {
  /** The values that stories pass to the component under this name. */
  props: (name: string) => Set<Literal>;
  /** The values that records of the stories have under this name, where it can be the field declared there. */
  fields: (name: string, declared: Driver['declared']) => Set<Literal>;
}

type Entry = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

const given = (entry: Entry): ts.Expression =>
  ts.isPropertyAssignment(entry) ? entry.initializer : entry.name;
const nameOf = ({ name }: Entry): string => name.getText().replaceAll(/^['"]|['"]$/g, '');

/**
 * Whether an entry of a record can be a field: it is the field itself, or of a record that the entity is made of (the
 * contract's, a helper's), or no type says what it is. A field of another record of the client is none.
 */
function canBe(tree: SourceTree, entry: Entry, declared: Driver['declared']): boolean {
  const type = tree.checker.getContextualType(entry.parent);
  const { declarations = [] } = (type && tree.checker.getPropertyOfType(type, nameOf(entry))) ?? {};
  const ofOurs = declarations.filter(
    (one) => !ts.isObjectLiteralElement(one) && tree.isOfClient(one.getSourceFile()),
  );
  return ofOurs.length === 0 || ofOurs.some((one) => declared.has(one));
}

/** Collects what the stories of a file give a component, without running them. */
export function evidenceOf(tree: SourceTree, story: StoryFile, component: Component): Evidence {
  const regions = regionsOf(tree, story);
  const values = new Values(tree, usesIn(tree, regions));
  const drawers = drawersOf(tree, regions, component);
  const props = new Map<string, ts.Node[]>();
  const fields = new Map<string, Entry[]>();
  function note<T>(to: Map<string, T[]>, name: string, value: T): void {
    to.set(name, [...(to.get(name) ?? []), value]);
  }
  for (const region of regions) {
    walkDrawn(region, (node) => {
      if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
        note(fields, nameOf(node), node);
        if (isArgs(node.parent)) note(props, nameOf(node), given(node));
      } else if (ts.isJsxAttribute(node)) {
        const drawn = symbolAt(tree.checker, node.parent.parent.tagName);
        if (!drawn || !drawers.has(drawn)) return;
        note(props, node.name.getText(), attributeValue(node) ?? ts.factory.createTrue());
      }
    });
  }
  const valuesOf = (nodes: ts.Node[] = []): Set<Literal> =>
    new Set(nodes.flatMap((node) => values.of(node)));
  return {
    props: (name) => valuesOf(props.get(name)),
    fields: (name, declared) =>
      valuesOf(
        fields
          .get(name)
          ?.filter((one) => canBe(tree, one, declared))
          .map(given),
      ),
  };
}

/** `args: { … }` of the meta or of a story. */
function isArgs(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'args';
}

/** What a driver can be and no story shows; values that are treated alike are one entry. */
export function missingOf(driver: Driver, evidence: Evidence): string[] {
  const { kind, field, declared } = driver;
  const shown = kind === 'prop' ? evidence.props(field) : evidence.fields(field, declared);
  if (driver.fallback !== undefined) shown.add(driver.fallback);
  const missing = driver.values.filter((value) => !shown.has(value)).map(String);
  const { others } = driver;
  if (others.length > 0 && !others.some((value) => shown.has(value)))
    missing.push(others.join('|'));
  return missing;
}
