import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CasinoGame } from '#rules/casino/types.ts';
import { fireEvent, renderInApp, screen, waitFor } from '@/shared/lib/test-render';
import { createFakeApi, type Fate, makeOpened } from '../test/fake-api.ts';
import { GameScreen } from './game-screen.tsx';

beforeEach(() => {
  // Nothing moves: what is drawn is there at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

async function openGame(game: CasinoGame, fates: readonly Fate[] = [], waitMs = 0) {
  const opened = makeOpened(game);
  const api = createFakeApi({ opened, fates, waitMs });
  const tell = vi.fn();
  await renderInApp(<GameScreen api={api} opened={opened} tell={tell} retryMs={1} />);
  return { api, tell };
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

const presses: Record<CasinoGame, readonly string[]> = {
  crane: ['1만', '스핀'],
  roulette: ['17 검정', '빨강', '휠 돌리기'],
  baccarat: ['뱅커 1.95배', '카드 열기'],
};

describe.each(['crane', 'roulette', 'baccarat'] as const)('%s', (game) => {
  const play = (): void => {
    for (const name of presses[game]) fireEvent.click(button(name));
  };

  it('plays a round, and notifies the site when it has been shown', async () => {
    const { api, tell } = await openGame(game);
    play();
    await waitFor(() => expect(tell).toHaveBeenCalledWith({ type: 'round' }));
    expect(api.requests[0]).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(tell.mock.calls.map(([{ type }]) => type)).toEqual(['balance', 'balance', 'round']);
    expect(screen.getByRole('status').textContent).toContain('반환');
  });

  it('asks for a lost answer again, by the same request', async () => {
    const { api, tell } = await openGame(game, ['lost', 'lost']);
    play();
    await waitFor(() => expect(tell).toHaveBeenCalledWith({ type: 'round' }));
    expect(api.requests).toHaveLength(3);
    expect(new Set(api.requests).size).toBe(1);
    expect(api.played()).toBe(1);
  });

  it('keeps what was laid when the provider refuses, and another press is another request', async () => {
    const { api, tell } = await openGame(game, [{ code: 'NO_MONEY', title: '부족합니다.' }]);
    play();
    await screen.findByText('부족합니다.');
    expect(tell).toHaveBeenCalledWith({ type: 'error', code: 'NO_MONEY' });
    fireEvent.click(button(presses[game].at(-1) ?? ''));
    await waitFor(() => expect(api.played()).toBe(1));
    expect(new Set(api.requests).size).toBe(2);
  });

  it('asks once for two presses, and for none before the time between two rounds is over', async () => {
    const { api, tell } = await openGame(game, [], 60_000);
    play();
    const start = button(presses[game].at(-1) ?? '');
    fireEvent.click(start);
    await waitFor(() => expect(tell).toHaveBeenCalledWith({ type: 'round' }));
    fireEvent.click(start);
    expect(start.getAttribute('aria-disabled')).toBe('true');
    expect(api.requests).toHaveLength(1);
  });

  it('does not take a key that is held down', async () => {
    await openGame(game);
    const start = button(presses[game].at(-1) ?? '');
    expect(fireEvent.keyDown(start, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(start, { key: 'Enter', repeat: true })).toBe(false);
  });
});
