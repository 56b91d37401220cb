import ts from 'typescript';

export type Literal = string | number | boolean;

/** The value of a type that has only one. */
function unitOf(checker: ts.TypeChecker, type: ts.Type): Literal | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true';
  return undefined;
}

const absent = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;

/**
 * The values of a type that is made of literals alone, such as `'sm' | 'md' | undefined` or a boolean; none for any
 * other type.
 */
export function literalsOf(checker: ts.TypeChecker, type: ts.Type): Literal[] {
  const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & absent));
  const values = parts.flatMap((part) => unitOf(checker, part) ?? []);
  return values.length === parts.length ? [...new Set(values)] : [];
}
