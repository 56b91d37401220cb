import * as z from 'zod/mini';

const latest = 8.64e15;

/** Epoch milliseconds that a date can hold. */
export const timestamp = z.int().check(z.gte(-latest), z.lte(latest));

/** A type guard of a schema. */
export function fits<T>(schema: z.ZodMiniType<T>): (value: unknown) => value is T {
  return (value): value is T => z.safeParse(schema, value).success;
}

// The parts of a route's query. Each may be left out of a link, and what does not fit becomes its default, for an
// address is typed by anyone. A router reads whole decimal numbers and booleans out of an address; `0x10` stays text.

/** Text of `max` characters (code points) at most; a number is taken as it is written. */
export function queryText(max: number) {
  const text = z.pipe(
    z.union([z.string(), z.number(), z.boolean()]),
    z.pipe(z.transform(String), z.string().check(z.refine((value) => [...value].length <= max))),
  );
  return z.catch(z._default(text, ''), '');
}

/** Whole number of `min` or more. */
export function queryNumber(min: number, fallback: number) {
  return z.catch(z._default(z.int().check(z.gte(min)), fallback), fallback);
}

/** One of a list. */
export function queryChoice<const T extends string>(choices: readonly T[], fallback: NoInfer<T>) {
  return z.catch(z._default(z.enum(choices), fallback), fallback);
}

/** What fits the schema, or nothing. */
export function queryOptional<S extends z.ZodMiniType>(schema: S) {
  return z.catch(z.optional(schema), undefined);
}
