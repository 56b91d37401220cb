import { type Guard, isOneOf, isRecord, isWhole } from './guards';

/** Makes a value out of anything; never throws. */
type Parser<T> = (raw: unknown) => T;
type Parsers = Record<string, Parser<unknown>>;

type OptionalKey<P extends Parsers> = {
  [K in keyof P]: undefined extends ReturnType<P[K]> ? K : never;
}[keyof P];
type Parsed<P extends Parsers> = {
  [K in Exclude<keyof P, OptionalKey<P>>]: ReturnType<P[K]>;
} & { [K in OptionalKey<P>]?: ReturnType<P[K]> };
type Flat<T> = { [K in keyof T]: T[K] };

/** Reads the query of an address. A standard schema, which is how the router takes it. */
export interface SearchShape<T> {
  parse: (search: unknown) => T;
  readonly '~standard': {
    readonly types?: { readonly input: Partial<T>; readonly output: T };
    readonly validate: (search: unknown) => { readonly value: T };
  };
}
export type SearchOf<S> = S extends SearchShape<infer T> ? T : never;

// The router reads numbers, lists and objects out of an address; an object may refuse to be made a primitive.
function coerced<T>(to: (raw: unknown) => T, raw: unknown): T | undefined {
  try {
    return raw === undefined ? undefined : to(raw);
  } catch {
    return undefined;
  }
}

/** The value as it is where it fits, else the fallback. */
export function fitting<T, F>(isValid: Guard<T>, fallback: F): Parser<T | F> {
  return (raw) => (isValid(raw) ? raw : fallback);
}

export function oneOf<const T extends string | number>(
  values: readonly T[],
  fallback: NoInfer<T>,
): Parser<T> {
  return fitting(isOneOf(values), fallback);
}

/** Text of `max` characters (code points) at most; a query that reads as a number or so is taken as text. */
export function text(max = Infinity, fallback = ''): Parser<string> {
  return (raw) => {
    const value = coerced(String, raw);
    return value !== undefined && [...value].length <= max ? value : fallback;
  };
}

/** A whole number of `min` or more, also when it came as text. */
export function wholeNumber(min: number, fallback: number): Parser<number> {
  const parse = fitting(isWhole(min), fallback);
  return (raw) => parse(coerced(Number, raw));
}

/** Nothing where nothing is given. */
export function optional<T>(parse: Parser<T>): Parser<T | undefined> {
  return (raw) => (raw === undefined ? undefined : parse(raw));
}

/** A query of these keys; others are dropped, and what is optional stays away when it is not given. */
export function searchShape<P extends Parsers>(parsers: P): SearchShape<Flat<Parsed<P>>> {
  const entries = Object.entries(parsers);
  const parse = (search: unknown): Flat<Parsed<P>> => {
    const given = isRecord(search) ? search : {};
    const parsed: Record<string, unknown> = {};
    for (const [key, parser] of entries) {
      const value = parser(given[key]);
      // A given key stays even as undefined: the router would else let the refused value through.
      if (value !== undefined || key in given) parsed[key] = value;
    }
    return parsed as Flat<Parsed<P>>;
  };
  return { parse, '~standard': { validate: (search) => ({ value: parse(search) }) } };
}
