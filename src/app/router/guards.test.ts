import { expect, test } from 'vitest';
import type { Member } from '@/entities/member';
import { loginPage } from '@/pages/login';
import { maintenancePage } from '@/pages/maintenance';
import { safeReturnPath } from '@/shared/routes';
import { redirectFor, type GuardedPlace } from './guards';
import { siteMap } from '../site-map';

const pages = [...siteMap, loginPage, maintenancePage];

// The same for everybody (server/README.md, Security); everything else of the site leads a guest to the login.
const openToGuests = [
  '/',
  '/korea/cross',
  '/korea/wintielose',
  '/korea/handicap',
  '/korea/special',
  '/korea/live',
  '/sports_info',
  '/sports_info/league/$id',
  '/sports_info/team/$id',
  '/minigame',
  '/minigame/$provider/$game',
  '/fairness',
  '/customer',
  '/rule',
  '/login',
  '/maintenance',
];

function makeMember(partial: Partial<Member> = {}): Member {
  return {
    id: 'mem_1',
    userId: 'member01',
    nickname: '한판',
    level: 3,
    emoney: 1_000_000,
    point: 50_000,
    currency: 'KRW',
    type: 1,
    role: 0,
    withdrawalType: 0,
    tendency: 0,
    isCoinOnly: false,
    unreadCount: 0,
    lastLoginAt: null,
    sessionExpiresAt: 0,
    sessionEndsAt: null,
    ...partial,
  };
}

const at = (path: string, search: GuardedPlace['search'] = {}): GuardedPlace => ({
  access: pages.find((page) => page.path === path)?.access ?? null,
  path,
  href: path,
  search,
});
const guest = { isMaintenance: false, member: null };
const memberOf = (partial: Partial<Member> = {}) => ({
  isMaintenance: false,
  member: makeMember(partial),
});
const manager = { type: 2 };
const admin = { type: 1, role: 10, withdrawalType: 0 };

test('guests open what was decided, and nothing else', () => {
  const open = pages.filter(({ path }) => redirectFor(guest, at(path))?.to !== '/login');
  expect(open.map(({ path }) => path).sort()).toEqual([...openToGuests].sort());
});

test('every member page sends a guest to login with the way back', () => {
  for (const { path } of pages.filter(({ access }) => access === 'members')) {
    expect(redirectFor(guest, at(path)), path).toEqual({ to: '/login', returnTo: path });
  }
});

test('an unknown address is no reason to log in', () => {
  expect(redirectFor(guest, at('/nowhere'))).toBeNull();
});

test('maintenance goes before everything, and logs out whoever is in', () => {
  const state = { isMaintenance: true, member: makeMember({ unreadCount: 1, ...manager }) };
  expect(redirectFor(state, at('/message'))).toEqual({ to: '/maintenance', logsOut: true });
  expect(redirectFor(state, at('/login'))).toEqual({ to: '/maintenance', logsOut: true });
  expect(redirectFor({ ...guest, isMaintenance: true }, at('/'))).toMatchObject({ logsOut: false });
});

test('admins stay at their desk under maintenance, and sign in on the way to it', () => {
  const closed = { isMaintenance: true, member: makeMember(admin) };
  expect(redirectFor(closed, at('/admin/setting'))).toBeNull();
  expect(redirectFor(closed, at('/maintenance'))).toEqual({ to: '/admin' });
  expect(redirectFor(closed, at('/'))).toEqual({ to: '/admin' });
  const guestOfClosedSite = { isMaintenance: true, member: null };
  expect(redirectFor(guestOfClosedSite, { ...at('/admin'), access: 'members' })).toEqual({
    to: '/login',
    returnTo: '/admin',
  });
  expect(redirectFor(guestOfClosedSite, at('/login', { redirect: '/admin/setting' }))).toBeNull();
  for (const redirect of [undefined, '/', '/administrator', '//admin', '/maintenance'])
    expect(redirectFor(guestOfClosedSite, at('/login', { redirect }))).toMatchObject({
      to: '/maintenance',
    });
  const others = { isMaintenance: true, member: makeMember(manager) };
  expect(redirectFor(others, at('/admin'))).toEqual({ to: '/maintenance', logsOut: true });
});

test('during maintenance its page stays, afterwards it leads home and logs out', () => {
  expect(redirectFor({ ...guest, isMaintenance: true }, at('/maintenance'))).toBeNull();
  expect(redirectFor(memberOf(), at('/maintenance'))).toEqual({ to: '/', logsOut: true });
  expect(redirectFor(guest, at('/maintenance'))).toEqual({ to: '/', logsOut: false });
});

test('an unread message leads to the inbox from anywhere, with an alert', () => {
  const state = memberOf({ unreadCount: 1 });
  for (const path of ['/', '/korea/cross', '/login', '/charge']) {
    expect(redirectFor(state, at(path)), path).toEqual({ to: '/message', alertsUnread: true });
  }
  expect(redirectFor(state, at('/message'))).toBeNull();
});

test('a manager works on /manager, once the messages are read', () => {
  expect(redirectFor(memberOf(manager), at('/'))).toEqual({ to: '/manager' });
  expect(redirectFor(memberOf(manager), at('/login'))).toEqual({ to: '/manager' });
  expect(redirectFor(memberOf(manager), at('/manager'))).toBeNull();
  expect(redirectFor(memberOf({ ...manager, unreadCount: 2 }), at('/message'))).toBeNull();
});

test('an admin without withdrawal type works on /admin', () => {
  expect(redirectFor(memberOf(admin), at('/korea/cross'))).toEqual({ to: '/admin' });
  expect(redirectFor(memberOf(admin), at('/admin/index'))).toBeNull();
  expect(redirectFor(memberOf({ ...admin, withdrawalType: 1 }), at('/'))).toBeNull();
});

test('members do not enter the staff pages', () => {
  expect(redirectFor(memberOf(), at('/manager'))).toEqual({ to: '/' });
  expect(redirectFor(memberOf(), at('/admin/index'))).toEqual({ to: '/' });
});

test('coin members reach the money pages of coins in place of those of won', () => {
  const coin = memberOf({ isCoinOnly: true, currency: 'USD' });
  expect(redirectFor(coin, at('/charge'))).toEqual({ to: '/chargeCrypto' });
  expect(redirectFor(coin, at('/exchange'))).toEqual({ to: '/exchangeCrypto' });
  for (const path of ['/chargeCrypto', '/exchangeCrypto', '/mywallet/point'])
    expect(redirectFor(coin, at(path)), path).toBeNull();
  for (const path of ['/charge', '/exchange', '/chargeCrypto'])
    expect(redirectFor(memberOf(), at(path)), path).toBeNull();
});

test('login leads a member back to where the way began, and only within the site', () => {
  expect(redirectFor(memberOf(), at('/login', { redirect: '/charge?x=1' }))).toEqual({
    to: '/charge?x=1',
  });
  expect(redirectFor(memberOf(), at('/login', { redirect: '//evil.example' }))).toEqual({
    to: '/',
  });
});

test('only a path of this site is a way back', () => {
  const bad = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\u2028/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    7,
    '/login',
    '/login?redirect=/login',
  ];
  for (const value of bad) expect(safeReturnPath(value), String(value)).toBeNull();
  expect(safeReturnPath('/korea/cross?time=1#top')).toBe('/korea/cross?time=1#top');
});
