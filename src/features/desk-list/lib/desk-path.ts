import { $isAdmin } from '@/entities/member';

/** Where the desk of whoever looks begins, for addresses that are written out. */
export const $deskHome = $isAdmin.map((isAdmin) => (isAdmin ? '/admin' : '/manager'));
