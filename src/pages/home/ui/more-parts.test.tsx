// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInApp, screen } from '@/shared/lib/test-render';
import { MoreParts } from './more-parts';
import { states } from './sample-states';

const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

it('draws its parts in their order, those of members for members alone', async () => {
  const { unmount } = await renderInApp(<MoreParts />, { scope: states.ordinary.scope() });
  expect(await screen.findByText('최근 당첨', {}, { timeout: 15_000 })).toBeTruthy();
  expect(titles()).toEqual([
    ...['미니게임', '카지노 · 슬롯', '이벤트', '주말 스포츠 토너먼트', '최근 당첨'],
  ]);
  const progress = screen.getByRole('progressbar', { name: '레벨 5까지' });
  expect(progress.getAttribute('aria-valuenow')).toBe('98');
  expect(hrefOf(/EOS 파워볼 3분/)).toContain('/minigame/eos/powerball3');
  // A game that can be played opens in its lobby.
  expect(hrefOf(/학과 달항아리/)).toContain('game=hanpan-crane');
  expect(screen.getByText(/10위까지 4.04점/)).toBeTruthy();
  expect(screen.getByText('내 당첨').closest('li')?.textContent).toContain('19,500원');
  unmount();

  await renderInApp(<MoreParts />, { scope: states.guest.scope() });
  await screen.findByText('최근 당첨');
  expect(titles()).toEqual(['미니게임', '이벤트', '최근 당첨']);
  expect(screen.queryByText('레벨 5까지')).toBeNull();
});

it('leaves out what has nothing, and what cannot be read', async () => {
  for (const state of [states.empty, states.failed]) {
    const { unmount } = await renderInApp(<MoreParts />, { scope: state.scope() });
    await screen.findByRole('heading', { name: '이벤트' });
    expect(titles()).toEqual(['이벤트']);
    unmount();
  }
});
