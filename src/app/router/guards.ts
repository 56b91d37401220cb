import { redirect } from '@tanstack/react-router';
import { scopeBind, type Scope } from 'effector';
import { $member, homeOf, sessionLost, type Member } from '@/entities/member';
import { $isMaintenance } from '@/entities/setting';
import { routeTable, safeReturnPath, type RoutePath } from '@/shared/routes';
import { unreadGateMet } from '../model/session';

export interface GuardState {
  isMaintenance: boolean;
  member: Member | null;
}

export interface GuardedPlace {
  /** Pattern of the route, or null where nothing matches. */
  route: string | null;
  path: string;
  /** The address to come back to after login. */
  href: string;
  search: { redirect?: unknown };
}

export interface Verdict {
  to: string;
  /** Where login leads back to. */
  returnTo?: string;
  logsOut?: boolean;
  alertsUnread?: boolean;
}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

function maintenanceVerdict(state: GuardState, path: string): Verdict | null {
  const isThere = path === '/maintenance';
  if (state.isMaintenance === isThere) return null;
  return { to: isThere ? '/' : '/maintenance', logsOut: state.member !== null };
}

function memberVerdict(member: Member, { path, search }: GuardedPlace): Verdict | null {
  if (member.unreadCount > 0) {
    return path === '/message' ? null : { to: '/message', alertsUnread: true };
  }
  const home = homeOf(member);
  if (home !== null) return isBelow(path, home) ? null : { to: home };
  if (isBelow(path, '/manager') || isBelow(path, '/admin')) return { to: '/' };
  return path === '/login' ? { to: safeReturnPath(search.redirect) ?? '/' } : null;
}

/** Decides where a navigation ends instead: maintenance, login, unread messages, type of account, in this order. */
export function judge(state: GuardState, place: GuardedPlace): Verdict | null {
  const maintenance = maintenanceVerdict(state, place.path);
  if (maintenance !== null || state.isMaintenance) return maintenance;
  if (state.member !== null) return memberVerdict(state.member, place);
  const needsAuth = place.route !== null && routeTable[place.route as RoutePath]?.needsAuth;
  return needsAuth ? { to: '/login', returnTo: place.href } : null;
}

interface GuardContext {
  context: { scope: Scope };
  location: { pathname: string; href: string; search: object };
  matches: readonly { fullPath: unknown }[];
  preload: boolean;
}

/** Runs before every navigation. A hover preload is redirected as well, but says and ends nothing. */
export function guard({ context, location, matches, preload }: GuardContext): void {
  const { scope } = context;
  const route = matches.length > 1 ? String(matches.at(-1)?.fullPath) : null;
  const path = location.pathname.length > 1 ? location.pathname.replace(/\/+$/, '') : '/';
  const verdict = judge(
    { isMaintenance: scope.getState($isMaintenance), member: scope.getState($member) },
    { route, path, href: location.href, search: location.search },
  );
  if (verdict === null) return;
  if (verdict.logsOut && !preload) scopeBind(sessionLost, { scope })('maintenance');
  if (verdict.alertsUnread && !preload) scopeBind(unreadGateMet, { scope })();
  // The inbox leads on to where the member was going.
  const returnTo = verdict.alertsUnread ? location.href : verdict.returnTo;
  const query = returnTo === undefined ? '' : `?redirect=${encodeURIComponent(returnTo)}`;
  throw redirect({ href: verdict.to + query });
}
