import ts from 'typescript';
import type { Component } from './components.ts';
import type { Driver } from './drivers.ts';
import type { Literal } from './literals.ts';
import { declarationsUsed, type SourceTree, symbolAt, walk } from './tree.ts';
import { attributeValue, usesIn, Values } from './values.ts';

/** A story file with the declarations of sample and helper modules that it uses. */
function regionsOf(tree: SourceTree, file: ts.SourceFile): Set<ts.Node> {
  const regions = new Set<ts.Node>([file]);
  for (const region of regions) {
    for (const declaration of declarationsUsed(tree, region)) {
      if (tree.isHelper(declaration.getSourceFile())) regions.add(declaration);
    }
  }
  return regions;
}

/** The component, and helpers that pass all they are given on to it: `({ value, ...rest }) => <X {...rest} />`. */
function drawersOf(tree: SourceTree, regions: Set<ts.Node>, { symbol }: Component): Set<ts.Symbol> {
  const drawers = new Set([symbol]);
  for (const region of regions) {
    walk(region, (node) => {
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
  /** The values that records of the stories have under this name. */
  fields: (name: string) => Set<Literal>;
}

/** Collects what the stories of a file give a component, without running them. */
export function evidenceOf(tree: SourceTree, file: ts.SourceFile, component: Component): Evidence {
  const regions = regionsOf(tree, file);
  const values = new Values(tree, usesIn(tree, regions));
  const drawers = drawersOf(tree, regions, component);
  const props = new Map<string, ts.Node[]>();
  const fields = new Map<string, ts.Node[]>();
  function note(to: typeof props, name: string, value: ts.Node): void {
    to.set(name, [...(to.get(name) ?? []), value]);
  }
  function noteField(name: string, value: ts.Node, record: ts.Node): void {
    note(fields, name, value);
    if (isArgs(record)) note(props, name, value);
  }
  for (const region of regions) {
    walk(region, (node) => {
      if (ts.isPropertyAssignment(node)) {
        const name = node.name.getText().replaceAll(/^['"]|['"]$/g, '');
        noteField(name, node.initializer, node.parent);
      } else if (ts.isShorthandPropertyAssignment(node)) {
        noteField(node.name.text, node.name, node.parent);
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
    fields: (name) => valuesOf(fields.get(name)),
  };
}

/** `args: { … }` of the meta or of a story. */
function isArgs(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'args';
}

/** What a driver can be and no story shows; values that are treated alike are one entry. */
export function missingOf(driver: Driver, evidence: Evidence): string[] {
  const shown = new Set(evidence[driver.kind === 'prop' ? 'props' : 'fields'](driver.field));
  if (driver.fallback !== undefined) shown.add(driver.fallback);
  const missing = driver.values.filter((value) => !shown.has(value)).map(String);
  const { others } = driver;
  if (others.length > 0 && !others.some((value) => shown.has(value)))
    missing.push(others.join('|'));
  return missing;
}
