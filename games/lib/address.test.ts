import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';

const read = (path: string) => readAddress(new URL(path, 'https://games.example'));

describe('the address of a page', () => {
  it('names a game, its token, the theme and the site around it', () => {
    expect(
      read('/game/hanpan-crane?token=t1&theme=porcelain&site=https://hanpan.example:8080/slot'),
    ).toEqual({
      kind: 'game',
      gameId: 'hanpan-crane',
      token: 't1',
      theme: 'porcelain',
      site: 'https://hanpan.example:8080',
    });
  });

  it('names a round to be shown again, and passes on what signs it', () => {
    const address = read('/replay/r-1?until=17&signature=ab&other=1');
    expect(address).toMatchObject({ kind: 'replay', roundId: 'r-1', theme: 'celadon', site: null });
    expect('search' in address && address.search.toString()).toBe('until=17&signature=ab');
  });

  it.each(['/', '/game', '/game/a/b', '/game/%2e%2e', '/other/x'])('%s is nothing', (path) => {
    expect(read(path).kind).toBe('nothing');
  });

  it.each(['javascript:alert(1)', '*', 'data:text/html,x', ''])('%j is no site', (site) => {
    expect(read(`/game/hanpan-crane?site=${encodeURIComponent(site)}`).site).toBeNull();
  });
});
