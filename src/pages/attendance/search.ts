import * as z from 'zod/mini';
import { queryText } from '@/shared/lib/schema';

/** Which month of Seoul is shown, 202611; anything else falls back to this month. */
export const attendanceSearch = z.object({ month: queryText(6) });

export type AttendanceSearch = z.infer<typeof attendanceSearch>;
