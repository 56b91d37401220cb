import { redirect } from '@tanstack/react-router';
import { scopeBind, type Scope } from 'effector';
import { $member, homeOf, isAdmin, sessionLost, type Member } from '@/entities/member';
import { $isMaintenance } from '@/entities/setting';
import { type PageInfo, safeReturnPath } from '@/shared/routes';
import { unreadGateMet } from '../model/session';

export interface GuardState {
  isMaintenance: boolean;
  member: Member | null;
}

export interface GuardedPlace {
  /** Who may see the page; null where there is none. */
  access: PageInfo['access'] | null;
  path: string;
  /** The address to come back to after login. */
  href: string;
  search: { redirect?: unknown };
}

export interface Redirect {
  to: string;
  /** Where login leads back to. */
  returnTo?: string;
  logsOut?: boolean;
  alertsUnread?: boolean;
}

/** The money pages of won, and those of coin members in their place. */
const coinPages: Readonly<Partial<Record<string, string>>> = {
  '/charge': '/chargeCrypto',
  '/exchange': '/exchangeCrypto',
};

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

function maintenanceRedirect(state: GuardState, path: string): Redirect | null {
  const isThere = path === '/maintenance';
  if (state.isMaintenance === isThere) return null;
  return { to: isThere ? '/' : '/maintenance', logsOut: state.member !== null };
}

function memberRedirect(member: Member, { path, search }: GuardedPlace): Redirect | null {
  if (member.unreadCount > 0) {
    return path === '/message' ? null : { to: '/message', alertsUnread: true };
  }
  const home = homeOf(member);
  if (home !== null) return isBelow(path, home) ? null : { to: home };
  if (isBelow(path, '/manager') || isBelow(path, '/admin')) return { to: '/' };
  const coinPage = member.isCoinOnly ? coinPages[path] : undefined;
  if (coinPage !== undefined) return { to: coinPage };
  return path === '/login' ? { to: safeReturnPath(search.redirect) ?? '/' } : null;
}

/** The site is opened again by admins: they stay at their desk, and sign in on the way to it. */
function isAdminsWay(member: Member | null, { path, search }: GuardedPlace): boolean {
  if (member !== null) return isAdmin(member);
  const to = path === '/login' ? safeReturnPath(search.redirect) : path;
  return to !== null && isBelow(to, '/admin');
}

/** Where a navigation ends instead, null where it goes on: maintenance, login, unread messages, type of account, in this order. */
export function redirectFor(state: GuardState, place: GuardedPlace): Redirect | null {
  if (!state.isMaintenance || !isAdminsWay(state.member, place)) {
    const maintenance = maintenanceRedirect(state, place.path);
    if (maintenance !== null || state.isMaintenance) return maintenance;
  }
  if (state.member !== null) return memberRedirect(state.member, place);
  return place.access === 'members' ? { to: '/login', returnTo: place.href } : null;
}

interface GuardContext {
  context: { scope: Scope };
  location: { pathname: string; href: string; search: object };
  matches: readonly { staticData: { page?: PageInfo } }[];
  preload: boolean;
}

/** Returns where login leads back to: from the inbox on to where the member was going, never to the login page. */
function returnOf(target: Redirect, path: string, { href, search }: GuardContext['location']) {
  if (!target.alertsUnread) return target.returnTo;
  if (path !== '/login') return href;
  return 'redirect' in search ? (safeReturnPath(search.redirect) ?? undefined) : undefined;
}

/** Runs before every navigation. A hover preload is redirected as well, but says and ends nothing. */
export function guard({ context, location, matches, preload }: GuardContext): void {
  const { scope } = context;
  const path = location.pathname.length > 1 ? location.pathname.replace(/\/+$/, '') : '/';
  const access = matches.at(-1)?.staticData.page?.access ?? null;
  const target = redirectFor(
    { isMaintenance: scope.getState($isMaintenance), member: scope.getState($member) },
    { access, path, href: location.href, search: location.search },
  );
  if (target === null) return;
  if (target.logsOut && !preload) scopeBind(sessionLost, { scope })('maintenance');
  if (target.alertsUnread && !preload) scopeBind(unreadGateMet, { scope })();
  const returnTo = returnOf(target, path, location);
  const query = new URLSearchParams(returnTo === undefined ? {} : { redirect: returnTo });
  // The sign-up code of an address is for guests, wherever they are led.
  if (scope.getState($member) === null && 'joinCd' in location.search)
    query.set('joinCd', String(location.search.joinCd));
  throw redirect({ href: query.size === 0 ? target.to : `${target.to}?${query}` });
}
