import { useUnit } from 'effector-react';
import { $isAdmin } from '@/entities/member';

const paths = {
  admin: '/admin/{-$section}/{-$tab}',
  manager: '/manager/{-$section}/{-$tab}',
} as const;

/** Where the desk of whoever looks begins, for addresses that are written out. */
export const $deskHome = $isAdmin.map((isAdmin) => (isAdmin ? '/admin' : '/manager'));

/** Returns the path of the desk's pages for links of the router. */
export function useDeskPath(): (typeof paths)[keyof typeof paths] {
  return useUnit($isAdmin) ? paths.admin : paths.manager;
}
