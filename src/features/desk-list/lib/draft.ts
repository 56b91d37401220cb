import * as z from 'zod/mini';
import type { FieldName, FormSchema, FormValues } from '@/shared/lib/form';

type Complete<Read> = { [Name in keyof Read]: NonNullable<Read[Name]> };

interface DraftOptions<Values extends FormValues, Read extends object, Draft> {
  /** What the fields say; null where one is wrong. */
  read(values: Values): Read;
  /** What is wrong with such a field. */
  wrong: Readonly<Record<keyof Read & keyof Values & string, string>>;
  draftOf(read: Complete<Read>, values: Values): Draft;
  /** What else is wrong at an instant, by field; the draft is null while `read` found something wrong. */
  faults(
    draft: Draft | null,
    values: Values,
    now: number,
  ): Partial<Record<FieldName<Values>, string>>;
}

/** What is sent of a form whose fields bear on each other. */
export function createDraft<Values extends FormValues, Read extends object, Draft>({
  read,
  wrong,
  draftOf,
  faults,
}: DraftOptions<Values, Read, Draft>) {
  /** Null while a field is wrong. */
  function toDraft(values: Values): Draft | null {
    const fields = Object.entries(read(values));
    if (fields.some(([, value]) => value === null)) return null;
    return draftOf(Object.fromEntries(fields) as Complete<Read>, values);
  }
  function problemsOf(values: Values, now: number): [string, string | undefined][] {
    const names = Object.entries(read(values)).filter(([, value]) => value === null);
    const words: Readonly<Record<string, string>> = wrong;
    return [
      ...names.map(([name]): [string, string | undefined] => [name, words[name]]),
      ...Object.entries<string | undefined>(faults(toDraft(values), values, now)),
    ];
  }
  /** The schema of the form at an instant, epoch milliseconds, where that matters. */
  const schemaAt = (now = 0): FormSchema<Values> =>
    z.custom<Values>().check(({ value, issues }) => {
      for (const [name, message] of problemsOf(value, now))
        if (message !== undefined)
          issues.push({ code: 'custom', input: value, path: [name], message });
    });
  return { toDraft, schemaAt };
}
