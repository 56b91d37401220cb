import { combine } from 'effector';
import { createGate } from 'effector-react';
import { $isLoggedIn } from '@/entities/member';
import { createApiQuery } from '@/shared/api';
import { loadOffers } from '../api';
import { attendanceGoal, runningEvents } from '../lib/offers';
import { loadsForMembers } from './part';

export const OffersGate = createGate();
export const offersQuery = createApiQuery(loadOffers);
loadsForMembers(OffersGate, offersQuery);

/** How far the month of the member is; null for guests, and while it is unknown. */
export const $attended = offersQuery.$data.map((offers) => {
  const attendance = offers?.attendance ?? null;
  return attendance && { days: attendance.days.length, goal: attendanceGoal(attendance) };
});
export const $events = offersQuery.$data.map((offers) => runningEvents(offers?.events ?? []));
export const $isReady = combine(
  [$isLoggedIn, offersQuery.$data, offersQuery.$failure] as const,
  ([isLoggedIn, data, failure]) => !isLoggedIn || data !== null || failure !== null,
);
