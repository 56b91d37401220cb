import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBetLeg } from '@/entities/bet/testing';
import { makeProblemError } from '@/shared/api/testing';
import { $search, linkedBet, list } from '../model/history';
import { heldSpin, open, pending, refused, scopeOf, spin, week, won } from './sample-states';
import { BetPanel } from './bet-panel';

const meta = {
  title: 'pages/bet-result/BetPanel',
  component: BetPanel,
  args: { id: 'bet-detail' },
  globals: { viewport: { value: 'phone' } },
  parameters: { router: { path: '/bet_result' } },
} satisfies Meta<typeof BetPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (bet: typeof open) =>
  scopeOf([list.$items, [bet]], [$search, { ...week, bet: bet.id }]);

/** Its time to cancel has not passed. */
export const Open: Story = {
  parameters: chosen(open),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '베팅 취소' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '다시 베팅' })).toBeEnabled();
  },
};

/** Without a time to cancel in, it says why. */
export const TooLate: Story = {
  parameters: chosen({ ...open, cancelUntil: null, legs: [makeBetLeg({ fixtureStatus: 2 })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('시작된 경기가 있어 취소하실 수 없습니다.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '베팅 취소' })).toBeNull();
  },
};
export const Won: Story = { parameters: chosen(won) };
export const Refused: Story = { parameters: chosen(refused) };

/** What waits can be neither cancelled nor taken again. */
export const Pending: Story = {
  parameters: chosen(pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('라이브 베팅은 취소하실 수 없습니다.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '다시 베팅' })).toBeNull();
  },
};

/** A round of a game is seen again where it was played. */
export const CasinoRound: Story = {
  parameters: chosen(spin),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '회차 다시 보기' });
    await expect(link).toHaveAttribute('href', '/slot?game=hanpan-crane&round=bet_01hy5p3q8w');
    for (const name of ['다시 베팅', '베팅 취소'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** One whose stake is held goes on in the game. */
export const CasinoOpen: Story = {
  parameters: chosen(heldSpin),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '게임 이어하기' });
    await expect(link).toHaveAttribute('href', '/slot?game=hanpan-crane');
  },
};

const linked = [$search, { ...week, bet: 'bet_gone' }] as [unknown, unknown];

export const Missing: Story = {
  parameters: scopeOf([list.$items, []], linked, [
    linkedBet.$failure,
    makeProblemError('NOT_FOUND'),
  ]),
};

export const Failed: Story = {
  parameters: scopeOf([list.$items, []], linked, [
    linkedBet.$failure,
    { kind: 'contract', requestId: 'req_7f3k' },
  ]),
};
