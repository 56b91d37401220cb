// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { act, fireEvent, renderInApp, screen, waitFor } from '@/shared/lib/test-render';
import { providerNames } from '../lib/casino-game';
import { makeLobby } from '../lib/sample-lobby';
import { SampleStar } from '../lib/sample-star';
import { GameGrid } from './game-grid';

const { games, providers } = makeLobby('slot');

async function drawn() {
  const onEnter = vi.fn();
  await renderInApp(
    <GameGrid
      label="인기 슬롯"
      games={games}
      providers={providerNames(providers)}
      currency="KRW"
      Star={SampleStar}
      onEnter={onEnter}
    />,
  );
  // The posters come later; none is left to come when the test is over.
  await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(games.length));
  return { onEnter, enter: screen.getByRole('button', { name: '단청 부채 게임 입장' }) };
}

async function pressBy(pointerType: string, element: HTMLElement) {
  await act(async () => {
    element.dispatchEvent(
      Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }),
    );
    fireEvent.click(element);
  });
}

it.each(['mouse', 'pen', 'keyboard'])('enters a game at once by %s', async (pointerType) => {
  const { onEnter, enter } = await drawn();
  await pressBy(pointerType, enter);
  expect(onEnter).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows what is to be known of a game first where it is touched', async () => {
  const { onEnter, enter } = await drawn();
  await pressBy('touch', enter);
  expect(onEnter).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '게임 입장' })));
  expect(onEnter).toHaveBeenCalledWith(expect.objectContaining({ id: 'pragmatic-fan' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has nothing to enter where a game is closed, and says until when', async () => {
  await drawn();
  expect(screen.queryByRole('button', { name: '연못의 밤 게임 입장' })).toBeNull();
  expect(screen.getByText('11.22 05:00까지')).toBeTruthy();
  expect(screen.getAllByText('연동 준비 중')).toHaveLength(2);
});
