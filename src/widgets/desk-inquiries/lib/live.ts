import type { Dto } from '#contract/types.gen.ts';

/** A question to staff; from a guest, or from a member. */
export type Inquiry = Readonly<Dto<'DeskInquiry'>>;

export const inquiryStates = ['open', 'answered', 'closed'] as const;
/** Those that wait, the oldest first, or those that are answered or closed, the newest answer first. */
export type InquiryState = (typeof inquiryStates)[number];

/** The tab that a question of a state is in. */
export function tabOf(state: Inquiry['state']): InquiryState {
  return state === 'answering' ? 'open' : state;
}

const newest = (changes: readonly Dto<'DeskInquiryChange'>[]) =>
  new Map(changes.map((change) => [change.id, change]));

/** The list after the changes: in place where its tab keeps them, without those that left it. */
export function applyChanges(
  items: readonly Inquiry[],
  changes: readonly Dto<'DeskInquiryChange'>[],
  tab: InquiryState,
): readonly Inquiry[] {
  const news = newest(changes);
  if (!items.some(({ id }) => news.has(id))) return items;
  return items.flatMap((inquiry) => {
    const change = news.get(inquiry.id);
    if (change === undefined) return inquiry;
    const { state, lockedBy, lockedUntil } = change;
    if (tabOf(state) !== tab) return [];
    const lock =
      lockedBy === null || lockedUntil === null ? null : { staffId: lockedBy, until: lockedUntil };
    return { ...inquiry, state, lock };
  });
}

/** The questions that the list should have and does not know yet. */
export function newIds(
  items: readonly Inquiry[],
  changes: readonly Dto<'DeskInquiryChange'>[],
  tab: InquiryState,
): readonly string[] {
  const known = new Set(items.map(({ id }) => id));
  return [...newest(changes).values()].flatMap(({ id, state }) =>
    tabOf(state) === tab && !known.has(id) ? id : [],
  );
}

/** Puts questions into the list: what waits at its end, anything else at its beginning. */
export function putInquiries(
  items: readonly Inquiry[],
  {
    seen,
    tab,
    answeredIds,
  }: { seen: readonly Inquiry[]; tab: InquiryState; answeredIds: readonly string[] },
): readonly Inquiry[] {
  const known = new Set(items.map(({ id }) => id));
  const added = seen.filter(
    ({ id, state }) =>
      !known.has(id) && tabOf(state) === tab && (tab !== 'open' || !answeredIds.includes(id)),
  );
  return tab === 'open' ? [...items, ...added] : [...added, ...items];
}
