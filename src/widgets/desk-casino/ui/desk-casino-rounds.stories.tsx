import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { atHeight } from '@/features/desk-list/testing';
import { press } from '@/shared/lib/test-press';
import { makeRound, scopeOf, sent } from '../lib/sample-casino';
import { DeskCasinoRounds } from './desk-casino-rounds';

const meta = {
  title: 'widgets/desk-casino/DeskCasinoRounds',
  component: DeskCasinoRounds,
  decorators: atHeight(720),
  parameters: {
    layout: 'fullscreen',
    router: { path: '/admin/casinoRound' },
    scope: () => scopeOf(),
  },
} satisfies Meta<typeof DeskCasinoRounds>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is over is looked at; what is stuck is not given back without a reason. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('r-9a1b2c'));
    await expect(canvas.getByText('끝난 회차는 환불할 수 없습니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByText('r-7k2m9x'));
    const panel = canvas.getByRole('complementary', { name: '카지노 회차 상세' });
    await expect(panel).toHaveTextContent('24시간 경과');
    await press(canvas.getByRole('button', { name: '베팅금 환불' }));
    await expect(await canvas.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

/** A manager too; what has paid is left to its provider. */
export const Paid: Story = {
  parameters: {
    scope: () => {
      const paid = makeRound({ won: 500, isStuck: false });
      const body = { data: [paid, makeRound({ id: 'bet_2', roundId: 'r-2', state: 'refunded' })] };
      return scopeOf(
        { 'GET /desk/casino/round': { body: { ...body, nextCursor: null } } },
        memberKinds.manager,
      );
    },
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('r-7k2m9x'));
    await expect(canvas.getByText(/이미 당첨금이 지급된 회차/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '베팅금 환불' })).toBeNull();
  },
};
