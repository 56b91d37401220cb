import { useGate } from 'effector-react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $openBets } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { makeCashOutOffer } from '@/features/cash-out/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { MatchGate } from '../model';
import { MatchBets } from './match-bets';
import { slipScope } from './sample-states';

const { fixtureId } = makeBetLeg();
const single = makeBet({
  id: 'bet_1',
  legs: [makeBetLeg()],
  totalOdds: 172,
  potentialPayout: 86_000,
});
const elsewhere = makeBet({ id: 'bet_9', legs: [makeBetLeg({ fixtureId: 'other0000' })] });
const offers = { at: 1, offers: [makeCashOutOffer({ betId: single.id })] };

function OnMatch() {
  useGate(MatchGate, { fixtureId });
  return <MatchBets />;
}

const meta = {
  title: 'widgets/bet-slip/MatchBets',
  component: MatchBets,
  render: () => <OnMatch />,
  parameters: {
    router: {},
    scope: slipScope({
      count: 0,
      values: [
        [$openBets, [single, makeBet(), elsewhere]],
        [$api, createFakeApi({ 'GET /bet/cashout': { body: offers } })],
      ],
    }),
  },
} satisfies Meta<typeof MatchBets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open beside a board, folded in a sheet; each bet opens its cash-out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('button', { name: '내 진행 베팅 2건' });
    if (head.getAttribute('aria-expanded') === 'false') await press(head);
    const elsewhereLeg = '울산 HD -0.5 · 핸디캡 · 울산 HD vs 전북 현대';
    await expect(canvas.getByText(elsewhereLeg)).toBeVisible();
    await press(canvas.getByRole('button', { name: '단폴 · 1.72배 캐시아웃' }));
    await expect(await canvas.findByRole('region', { name: '캐시아웃' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '단폴 · 1.72배 캐시아웃' }));
    await expect(canvas.queryByRole('region', { name: '캐시아웃' })).toBeNull();
  },
};
