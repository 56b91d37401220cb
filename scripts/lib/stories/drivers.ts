import ts from 'typescript';
import type { Component } from './components.ts';
import { type Literal, literalsOf } from './literals.ts';
import { readFields } from './read-fields.ts';
import type { SourceTree } from './tree.ts';

/** Something with a handful of values that decides how a component looks. */
export interface Driver {
  /** The prop, or the field with its type: `size`, `Bet.status`. */
  name: string;
  /** The name that carries the value in a story. */
  field: string;
  kind: 'prop' | 'field';
  /** Where the field of a record is declared; of a prop nothing. */
  declared: ReadonlySet<ts.Node>;
  /** Each of these is a look of its own. */
  values: Literal[];
  /** These are treated alike: one of them is enough. */
  others: Literal[];
  /** The value that holds where the prop is left out. */
  fallback: Literal | undefined;
}

/** More names than this are no looks but addresses or keys. */
const mostValues = 40;

/** The element that is drawn, and where the focus is, change no pixel. */
const withoutLook = new Set(['as', 'autoFocus', 'isTabStop']);

function membersOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** What `({ size = 'md' })` gives where the prop is left out; an absent flag is false. */
function fallbackOf(checker: ts.TypeChecker, body: ts.Node, prop: string): Literal | undefined {
  const [first] = ts.isFunctionLike(body) ? body.parameters : [];
  if (!first || !ts.isObjectBindingPattern(first.name)) return undefined;
  for (const element of first.name.elements) {
    const name = (element.propertyName ?? element.name).getText();
    if (name !== prop || !element.initializer) continue;
    return literalsOf(checker, checker.getTypeAtLocation(element.initializer))[0];
  }
  return undefined;
}

const nowhere: ReadonlySet<ts.Node> = new Set();

function propDrivers(tree: SourceTree, { props, body }: Component): Driver[] {
  const { checker, isOwn } = tree;
  const found = new Map<string, Driver>();
  for (const member of props ? membersOf(props) : []) {
    for (const prop of checker.getPropertiesOfType(member)) {
      const declared = prop.declarations?.some((node) => isOwn(node.getSourceFile()));
      if (!declared || withoutLook.has(prop.name)) continue;
      const type = checker.getTypeOfSymbol(prop);
      const values = literalsOf(checker, type);
      const known = found.get(prop.name);
      const all = [...new Set([...(known?.values ?? []), ...values])];
      // What is closed shows nothing.
      const mayBeLeftOut = prop.flags & ts.SymbolFlags.Optional || prop.name === 'open';
      const isFlag = Boolean(mayBeLeftOut) && values.includes(true);
      const fallback = fallbackOf(checker, body, prop.name) ?? (isFlag ? false : undefined);
      if (isFlag && !all.includes(false)) all.push(false);
      const { name } = prop;
      const driver = { name, field: name, kind: 'prop', declared: nowhere } as const;
      found.set(name, { ...driver, values: all, others: [], fallback });
    }
  }
  return [...found.values()];
}

function fieldDrivers(tree: SourceTree, component: Component, exported: Set<ts.Node>): Driver[] {
  return [...readFields(tree, component, exported)].map(
    ([name, { values, distinct, declared }]) => ({
      name,
      field: name.slice(name.lastIndexOf('.') + 1),
      kind: 'field',
      declared,
      values: [...distinct],
      others: [...values].filter((value) => !distinct.has(value)),
      fallback: undefined,
    }),
  );
}

/**
 * Every prop and every field of a prop whose few values decide how the component looks. `exported` are the components
 * that have stories of their own.
 */
export function driversOf(
  tree: SourceTree,
  component: Component,
  exported: Set<ts.Node>,
): Driver[] {
  return [...propDrivers(tree, component), ...fieldDrivers(tree, component, exported)].filter(
    ({ values, others }) => {
      const count = values.length + others.length;
      return count > 1 && count <= mostValues;
    },
  );
}
