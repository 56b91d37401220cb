import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $counts, countsQuery, totalOf } from '@/entities/game';
import { $isStaff, $member, hasNextLevel, memberArrived, sessionLost } from '@/entities/member';
import { createApiQuery } from '@/shared/api';
import { loadFacts } from '../api';

/** The menu is open. */
export const MenuGate = createGate();
const factsQuery = createApiQuery(loadFacts);
/** What the menu shows of the member; null for guests, and while it is unknown. */
export const $facts = factsQuery.$data;

sample({
  clock: [MenuGate.open, memberArrived],
  source: { isOpen: MenuGate.status, member: $member, isStaff: $isStaff },
  filter: ({ isOpen, member, isStaff }) => isOpen && member !== null && !isStaff,
  fn: ({ member }) => ({ climbs: member !== null && hasNextLevel(member.level) }),
  target: factsQuery.start,
});
sample({ clock: MenuGate.open, target: countsQuery.start });
// What is known stays for the next opening, which reads it again.
sample({ clock: sessionLost, target: factsQuery.reset });

const boards = ['cross', 'wintielose', 'handicap', 'special', 'live'] as const;

/** How many matches a page has, by its path; none before they are known. */
export const $matchCounts = $counts.map((counts): Readonly<Record<string, number>> => {
  const known = boards.filter((kind) => counts[kind] !== undefined);
  const live = counts.live && { '/inplay': totalOf(counts, 'live') };
  return {
    ...Object.fromEntries(known.map((kind) => [`/korea/${kind}`, totalOf(counts, kind)])),
    ...live,
  };
});

/** What waits for the member, by the group that it is in. */
export const $marks = combine(
  $facts,
  (facts): Readonly<Record<string, number>> => ({
    event: facts?.events ?? 0,
    customer: facts?.answers ?? 0,
  }),
);
