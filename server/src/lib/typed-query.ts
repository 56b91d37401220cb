import { foldText } from '#rules/typed.ts';

/** What a list is searched by, as it is stored however it was typed; undefined where blanks alone were typed. */
export function typedQuery(q: string | undefined): string | undefined {
  const folded = foldText(q ?? '').trim();
  return folded === '' ? undefined : folded;
}
