import { expect, it } from 'vitest';
import { isMinigame, routePaths, routeTable } from '@/shared/routes';
import { currentEntryOf, mainMenu, minigameGroups, pageGroups } from './menu';

const links = mainMenu.flatMap(({ to, groups }) => [
  to,
  ...groups.flatMap((group) => group.links.map((link) => link.to)),
]);

it.each(links)('%s is a place of the site', (to) => {
  const [, head, provider = '', game = ''] = to.split('/');
  const isGame = head === 'minigame' && isMinigame(provider, game);
  expect(isGame || routePaths.includes(to as never)).toBe(true);
});

it('offers every minigame once, without repeating the provider', () => {
  const games = minigameGroups.flatMap((group) => group.links);
  expect(games).toHaveLength(38);
  const eos = minigameGroups.find(({ label }) => label === 'EOS');
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

it('lists every page that can be opened as it is', () => {
  const listed = pageGroups.flatMap((group) => group.links.map(({ to }) => to));
  const missing = routePaths.filter(
    (path) =>
      !listed.includes(path) &&
      !path.includes('$') &&
      !['home', 'staff', 'system'].includes(routeTable[path].group),
  );
  expect(missing).toEqual([
    '/korea',
    '/casino_cx',
    '/slot/index_cx',
    '/free/write',
    '/crypto/write',
  ]);
});
