import { isAttendAnswer, isGetAttendanceAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, type ApiError, isProblem, request } from '@/shared/api';
import { isMonth } from '@/shared/lib/month';

/** A month of the member. Days are midnights in Seoul, money minor units of the wallet. */
export type Attendance = Readonly<Dto<'Attendance'>>;

/** Loads a month; this one for a text that is none, and for one to come. */
export async function loadAttendance(api: ApiClient, month: string): Promise<Attendance> {
  const query = isMonth(month) ? { month } : {};
  try {
    const call = api.GET('/attendance', { params: { query } });
    return await request(call, isGetAttendanceAnswer);
  } catch (error) {
    if (month === '' || !isProblem(error as ApiError, 'VALIDATION')) throw error;
    return loadAttendance(api, '');
  }
}

export function sendAttendance(api: ApiClient): Promise<Attendance> {
  return request(api.POST('/attendance'), isAttendAnswer);
}
