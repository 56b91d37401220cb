import { sample } from 'effector';
import { createApiQuery, createPagedQuery } from '@/shared/api';
import { loadLines, loadMember, loadMembers, loadSummary } from './api';
import type { DeskMemberRow } from './lib/member';

/** A list goes on by itself up to so many members. */
const mostMembers = 10_000;
/** Lines of an account go on by themselves up to so many. */
const mostLines = 2000;

/** Members as the desk found them, page after page by itself. */
export const deskMembers = createPagedQuery(loadMembers, {
  shows: 'every page',
  keyOf: ({ id }) => id,
});
/** The member that is looked at. */
export const deskMember = createApiQuery(loadMember);
/** Lines of that member's account, newest first. */
export const memberLines = createPagedQuery(loadLines, {
  shows: 'every page',
  keyOf: ({ seq }) => seq,
});
/** What the period of those lines came to. */
export const memberSummary = createApiQuery(loadSummary);

sample({
  clock: deskMembers.$items,
  filter: (items) => items !== null && items.length < mostMembers,
  target: deskMembers.nextRequested,
});
sample({
  clock: memberLines.$items,
  filter: (items) => items !== null && items.length < mostLines,
  target: memberLines.nextRequested,
});
// What is known of a member is newer than the line of the list.
sample({
  clock: deskMember.done,
  source: deskMembers.$items,
  filter: (items) => items !== null,
  fn: (items, { result: { member } }) =>
    (items as readonly DeskMemberRow[]).map((row) => (row.id === member.id ? member : row)),
  target: deskMembers.$items,
});
