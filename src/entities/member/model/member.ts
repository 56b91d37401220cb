import { createEvent, createStore, sample } from 'effector';
import { isGetMemberAnswer, isGetUnreadCountAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { $token, type ApiClient, createApiQuery, request } from '@/shared/api';
import { homeOf, isAdmin, toMember, type Member } from '../lib/member';
import { expiryUpdated, loggedIn, sessionLost } from './session';

/** Asks for the member again: a fact of the stream, or the five seconds are over. */
export const memberRequested = createEvent();
/** Asks for the number of unread messages. */
export const unreadRequested = createEvent();
export const balanceUpdated = createEvent<{ emoney: number; point: number }>();
export const unreadUpdated = createEvent<number>();
export const unseenResultsUpdated = createEvent<number>();

function loadUnread(api: ApiClient): Promise<number> {
  return request(api.GET('/message/unread'), isGetUnreadCountAnswer);
}

/** A poll that comes while another is answered waits for that one's answer. */
const memberQuery = createApiQuery(
  async (api): Promise<Member> => {
    const dto = await request(api.GET('/member/user'), isGetMemberAnswer);
    // Known with the member, for the guards decide by both.
    return toMember({ ...dto, unreadCount: dto.unreadCount ?? (await loadUnread(api)) });
  },
  { takes: 'first' },
);
const unreadQuery = createApiQuery(loadUnread);

export const $member = createStore<Member | null>(null);
export const $isLoggedIn = $member.map((member) => member !== null);
export const $isAdmin = $member.map((member) => member !== null && isAdmin(member));
/** Works on one page and is led back to it from every other. */
export const $isStaff = $member.map((member) => member !== null && homeOf(member) !== null);
export const $unreadCount = $member.map((member) => member?.unreadCount ?? 0);
/** Bets settled since the member last opened the history, on whichever device. */
export const $unseenResults = createStore(0)
  .on(unseenResultsUpdated, (_last, count) => count)
  .reset(sessionLost);
const $memberId = $member.map((member) => member?.id ?? null);
/** A member is here who was not before: login, or the session of an earlier visit. */
export const memberArrived = sample({
  clock: $memberId,
  source: $member,
  filter: (member): member is Member => member !== null,
});

const memberKnown = createEvent<Member>();

sample({
  clock: memberRequested,
  source: $token,
  filter: (token) => token !== null,
  target: memberQuery.start,
});
sample({
  clock: loggedIn,
  filter: ({ member }) => member?.unreadCount !== undefined,
  fn: ({ member }) => toMember(member as Dto<'Member'>),
  target: memberKnown,
});
// An answer that comes after logout must not bring the member back.
sample({ clock: sessionLost, target: [memberQuery.reset, unreadQuery.reset] });
sample({ clock: memberQuery.done, fn: ({ result }) => result, target: memberKnown });
sample({ clock: memberKnown, target: $member });
sample({
  clock: memberQuery.done,
  filter: ({ result }) => result.sessionExpiresAt !== null,
  fn: ({ result }) => result.sessionExpiresAt as number,
  target: expiryUpdated,
});
$member.on(balanceUpdated, (member, balance) => member && { ...member, ...balance });
$member.on(unreadUpdated, (member, unreadCount) => member && { ...member, unreadCount });
sample({
  clock: unreadRequested,
  source: $token,
  filter: (token) => token !== null,
  target: unreadQuery.start,
});
sample({ clock: unreadQuery.done, fn: ({ result }) => result, target: unreadUpdated });
sample({ clock: sessionLost, fn: () => null, target: $member });
