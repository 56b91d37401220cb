import { type DateForm, type DateOrder, orderOf } from './uk-time.ts';

/** Forms of the dates of a part, each with the first line that has it. */
export type DateLines = ReadonlyMap<DateForm, number>;

const WRITTEN: Readonly<Record<DateForm, string>> = {
  dmy: 'd/m',
  mdy: 'm/d',
  either: 'd/m or m/d',
  iso: 'yyyy-mm-dd',
};

export interface PartOrder {
  /** Null where the dates contradict each other. */
  order: DateOrder | null;
  /** Lines that the order is known by. */
  lines: DateLines;
}

/** Order of the dates of each part of a file. One whose own dates do not decide is as the other parts are. */
export function partOrders(parts: readonly DateLines[]): PartOrder[] {
  const slashed = new Map(
    parts
      .flatMap((lines) => [...lines])
      .filter(([form]) => form !== 'iso')
      .reverse(),
  );
  return parts.map((own) => {
    const isOpen = own.has('either') && orderOf(own.keys()) === null;
    const lines = isOpen ? slashed : own;
    const order = orderOf(lines.keys()) ?? 'dmy';
    return { order: order === 'both' ? null : order, lines };
  });
}

/** What a part with contradicting dates should have, with a line of each form. */
export function contradiction(lines: DateLines): string {
  const forms = [...lines]
    .filter(([form]) => form !== 'either' || lines.has('iso'))
    .sort(([, one], [, other]) => one - other)
    .map(([form, line]) => `line ${line} ${WRITTEN[form]}`);
  return `one order of day and month; the dates contradict each other: ${forms.join(', ')}`;
}
