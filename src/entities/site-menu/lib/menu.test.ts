import { expect, it } from 'vitest';
import type { PageInfo } from '@/shared/routes';
import { currentEntryOf, mainMenu } from './menu';
import { menuGroupsOf, pageGroupsOf } from './menu-groups';

it('offers every minigame once, without repeating the provider', () => {
  const games = menuGroupsOf('minigame').flatMap((group) => group.links);
  expect(games).toHaveLength(38);
  const eos = menuGroupsOf('minigame').find(({ label }) => label === 'EOS');
  expect(eos?.links[2]).toEqual({ to: '/minigame/eos/powerball3', label: '파워볼 3분' });
});

it.each([
  ['/korea/cross', 'sports'],
  ['/minigame/bet365/dog', 'virtual'],
  ['/minigame/eos/powerball1', 'minigame'],
  ['/tournament_casino', 'tournament'],
  ['/casino_cx', 'casino'],
  ['/customer/view/3', 'customer'],
  ['/', null],
  ['/charge', null],
])('%s belongs to %s', (path, key) => {
  expect(currentEntryOf(path)).toBe(key);
});

it('lists what can be opened as it is by group, in the order of the site', () => {
  const page = (group: PageInfo['group']): PageInfo => ({ title: '', group, access: 'members' });
  const pages = new Map([
    ['/', page('home')],
    ['/member', page('member')],
    ['/korea/live', page('sports')],
    ['/free/write', page('community')],
    ['/event/$id', page('community')],
    ['/free', page('community')],
    ['/message', page('member')],
    ['/casino_cx', page('casino')],
    ['/slot', page('casino')],
    ['/attendance', page('community')],
    ['/login', page('system')],
  ]);
  const listed = pageGroupsOf(pages, null).map(({ key, links }) => [
    key,
    links.map(({ to }) => to),
  ]);
  expect(listed.filter(([key]) => key !== 'virtual' && key !== 'minigame')).toEqual([
    ['sports', ['/korea/live']],
    ['slot', ['/slot']],
    ['event', ['/attendance']],
    ['community', ['/free']],
    ['member', ['/member', '/message']],
  ]);
});

it('leads to the virtual games and to the minigames of each provider', () => {
  const groups = pageGroupsOf(new Map(), null);
  const linksOf = (key: string) => groups.find((group) => group.key === key)?.links ?? [];
  expect(linksOf('virtual')).toHaveLength(4);
  const games = linksOf('minigame');
  expect(games.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(38);
  expect(games.find(({ tab }) => tab === 'eos')).toMatchObject({ to: '/minigame', label: 'EOS' });
});

it('offers coin-only members no page that deals in won', () => {
  const page = { title: '', group: 'money', access: 'members' } as const;
  const pages = new Map(['/charge', '/chargeCrypto', '/exchange'].map((path) => [path, page]));
  const listed = (isCoinOnly: boolean) =>
    pageGroupsOf(pages, { isCoinOnly })
      .filter(({ key }) => key === 'money')
      .flatMap(({ links }) => links.map(({ to }) => to));
  expect(listed(true)).toEqual(['/chargeCrypto']);
  expect(listed(false)).toHaveLength(3);
});

it('has something in every drop-down, and none where there is nothing', () => {
  const dropping = mainMenu.map(({ key, dropsDown = false }) => [key, dropsDown]);
  expect(dropping).toEqual(mainMenu.map(({ key }) => [key, menuGroupsOf(key).length > 0]));
});
