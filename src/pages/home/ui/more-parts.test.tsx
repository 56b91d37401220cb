// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInApp, screen } from '@/shared/lib/test-render';
import { MoreParts } from './more-parts';
import { states } from './sample-states';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

it('draws its parts in their order, those of members for members alone', async () => {
  const { unmount } = await renderInApp(<MoreParts />, { scope: states.ordinary.scope() });
  expect(await screen.findByText('최근 당첨', {}, { timeout: 15_000 })).toBeTruthy();
  expect(titles()).toEqual([
    ...['미니게임', '카지노 · 슬롯', '이벤트', '주말 스포츠 토너먼트', '최근 당첨'],
  ]);
  expect(screen.getByText('레벨 5까지')).toBeTruthy();
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
