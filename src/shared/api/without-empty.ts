/** What null may stand for is optional. */
type WithoutEmpty<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** A query without what is null or '': the server takes neither. @example withoutEmpty({ limit: 20, q: '', cursor: null }) // { limit: 20 } */
export function withoutEmpty<T extends object>(query: T): WithoutEmpty<T> {
  const entries = Object.entries(query).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(entries) as WithoutEmpty<T>;
}
