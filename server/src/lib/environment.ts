import * as z from 'zod/mini';

export type Environment = Readonly<Record<string, string | undefined>>;

export type EnvironmentResult<T> = { ok: true; value: T } | { ok: false; errors: string[] };

/** A variable whose text `pattern` matches; `form` completes "must be …". */
export function text(form: string, pattern: RegExp) {
  return z.string().check(z.regex(pattern, form));
}

/** A whole decimal number from `min` to `max`. */
export function integer(min: number, max: number) {
  const form = `a whole number from ${min} to ${max}`;
  const digits = z.string().check(z.regex(/^\d{1,15}$/, form));
  return z.pipe(
    digits,
    z.pipe(z.transform(Number), z.number().check(z.gte(min, form), z.lte(max, form))),
  );
}

/** One of a few words. */
export function oneOf<const T extends string>(...words: T[]) {
  return z.enum(words, `one of ${words.join(', ')}`);
}

/** An instant as ISO date or epoch milliseconds; becomes epoch milliseconds. */
export function instant() {
  const form = 'an instant such as 2024-05-19T18:00:00Z';
  const toInstant = z.transform((value: string) =>
    /^\d{1,15}$/.test(value) ? Number(value) : Date.parse(value),
  );
  return z.pipe(z.pipe(z.string(), toInstant), z.int(form));
}

/**
 * Reads variables by a schema whose messages are the forms that it expects. A variable that is empty counts as not set.
 * Every variable that is wrong is in `errors`, in the order of the schema.
 */
export function readEnvironment<S extends z.ZodMiniObject>(
  schema: S,
  env: Environment,
): EnvironmentResult<z.output<S>> {
  const given = Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  const parsed = z.safeParse(schema, Object.fromEntries(given));
  if (parsed.success) return { ok: true, value: parsed.data };
  const forms = new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
  const wrong = Object.keys(schema.shape).filter((name) => forms.has(name));
  // A log is no place for the password of an address.
  const shown = (name: string) => (env[name] ?? '').replace(/\/\/[^@/]*@/, '//…@');
  return {
    ok: false,
    errors: wrong.map((name) => `${name} must be ${forms.get(name)}, not "${shown(name)}"`),
  };
}
