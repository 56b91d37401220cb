import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { atHeight } from '@/features/desk-list/testing';
import { press } from '@/shared/lib/test-press';
import { makeRound, scopeOf, sent, settled } from '../lib/sample-rounds';
import { DeskRounds } from './desk-rounds';

const meta = {
  title: 'widgets/desk-rounds/DeskRounds',
  component: DeskRounds,
  decorators: atHeight(720),
  parameters: { layout: 'fullscreen', scope: () => scopeOf() },
} satisfies Meta<typeof DeskRounds>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole way: what is settled is looked at, what is open tried and not voided without a reason. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('360회차'));
    const panel = canvas.getByRole('complementary', { name: '회차 상세' });
    await expect(panel).toHaveTextContent('파워볼 9');
    await expect(panel).toHaveTextContent('정산이 끝난 회차는 무효 처리할 수 없습니다.');
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByText('361회차'));
    await press(canvas.getByRole('button', { name: '무효 처리 미리보기' }));
    const effect = await canvas.findByRole('group', { name: '변경 결과' });
    await expect(effect).toHaveTextContent('회원에게 지급20,000원');
    await press(canvas.getByRole('button', { name: '무효 처리' }));
    await expect(await canvas.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

/** Between draw and settlement a manager looks on. */
export const OfManager: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    scope: () => {
      const drawn = { ...settled, state: 'drawn' } as const;
      const voided = makeRound({
        state: 'voided',
        canVoid: false,
        round: 359,
        roundId: '213-20261121-00359',
      });
      const body = { data: [drawn, voided], nextCursor: null };
      return scopeOf({ 'GET /desk/minigame/round': { body } }, memberKinds.manager);
    },
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('360회차'));
    await expect(canvas.getByText(/관리자만 무효 처리할 수/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '무효 처리 미리보기' })).toBeNull();
  },
};
