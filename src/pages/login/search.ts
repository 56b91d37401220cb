import * as z from 'zod/mini';
import { queryOptional } from '@/shared/lib/schema';

/** `redirect` is the address to come back to; `safeReturnPath` checks it where it is used. */
export const loginSearch = z.object({ redirect: queryOptional(z.string()) });
