import { type ActiveOptions, Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import type { AnchorHTMLAttributes } from 'react';
import { $isAdmin } from '@/entities/member';

const paths = {
  admin: '/admin/{-$section}/{-$tab}',
  manager: '/manager/{-$section}/{-$tab}',
} as const;

type Passed = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'children' | 'className' | 'aria-current'
>;

export interface DeskLinkProps extends Passed {
  /** As the address names it; the desk's first page when left out. */
  section?: string;
  /** Tab or member of the section, as the address names it. */
  tab?: string | undefined;
  /** When it counts as the page that is shown. */
  activeOptions?: ActiveOptions;
}

/** Leads to a page of the desk, of admins or of managers: whichever somebody is. */
export function DeskLink({ section, tab, ...rest }: DeskLinkProps) {
  const to = useUnit($isAdmin) ? paths.admin : paths.manager;
  return <Link {...rest} to={to} params={{ section, tab }} />;
}
