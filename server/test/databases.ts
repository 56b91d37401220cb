import type { Db } from '../src/lib/db.ts';

/** Whether this is `npm run verify`, which holds nothing back, and not the gate. */
export const isVerify = process.env.VERIFY === '1';

/** What a test of both databases runs on. The gate takes one: its journeys run on the embedded one. */
export const databases: readonly Db['kind'][] = isVerify ? ['pglite', 'postgres'] : ['postgres'];
