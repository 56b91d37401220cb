import { createGate } from 'effector-react';
import { loadsForMembers } from '@/entities/member';
import { createApiQuery } from '@/shared/api';
import { loadOffers } from './api';
import { attendanceGoal, runningEvents } from './lib/offers';

export const OffersGate = createGate();
const offersQuery = createApiQuery(loadOffers);
export const $isReady = loadsForMembers(OffersGate, offersQuery);

/** How far the month of the member is; null for guests, and while it is unknown. */
export const $attended = offersQuery.$data.map((offers) => {
  const attendance = offers?.attendance ?? null;
  return attendance && { days: attendance.days.length, goal: attendanceGoal(attendance) };
});
export const $events = offersQuery.$data.map((offers) => runningEvents(offers?.events ?? []));
