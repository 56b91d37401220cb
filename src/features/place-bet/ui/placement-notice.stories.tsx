import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet } from '@/entities/bet/testing';
import { $slip } from '@/entities/slip';
import { makeLegs, REFUSAL_CODES } from '@/entities/slip/testing';
import { press } from '@/shared/lib/test-press';
import { refusedFor, makeReport } from '../lib/sample-reports';
import { slipParameters } from '../lib/sample-slip-parameters';
import { $isAbsent, $placement, type PlacementResult } from '../model/placement';
import { $results } from '../model/result';
import { $singles } from '../model/singles';
import { PlacementNotice } from './placement-notice';

const accepted = makeReport({ key: 'key-1', kind: 'accepted', bet: makeBet() });
const ofSingles: readonly PlacementResult[] = [
  accepted.result,
  {
    key: 'key-2',
    kind: 'refused',
    bet: null,
    refusals: [{ code: 'ODDS_CHANGED', from: 208, to: 196 }],
  },
  { key: 'key-3', kind: 'pending', bet: makeBet({ status: 'pending' }) },
];
const placement = { key: 'key-1', memberId: 'mem_1', body: { legs: [] } };

const meta = {
  title: 'features/place-bet/PlacementNotice',
  component: PlacementNotice,
  parameters: slipParameters(),
} satisfies Meta<typeof PlacementNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  parameters: slipParameters([$results, [accepted]]),
  play: async ({ canvas }) => {
    const receipt = '3폴더 · 아스널 승 · 승무패 · 아스널 vs 브라이턴 외 2경기';
    await expect(await canvas.findByText(receipt)).toBeVisible();
    await press(await canvas.findByRole('button', { name: '닫기' }));
    await expect(canvas.queryByText('베팅이 완료되었습니다.')).toBeNull();
  },
};

/** Every reason there is, in words. */
export const RefusedForEveryReason: Story = {
  parameters: slipParameters([
    $results,
    [
      makeReport({
        key: 'key-1',
        kind: 'refused',
        bet: null,
        refusals: REFUSAL_CODES.map((code) => ({ code, limit: 10_000, from: 208, to: 196 })),
      }),
    ],
  ]),
};

export const Rejected: Story = {
  parameters: slipParameters([
    $results,
    [
      makeReport({
        key: 'key-1',
        kind: 'rejected',
        code: 'BETTING_BLOCKED',
        message: '베팅이 제한된 계정입니다. 고객센터로 문의해주세요.',
        requestId: 'req_7f3k',
        isSilent: false,
      }),
    ],
  ]),
};

export const Unknown: Story = { parameters: slipParameters([$placement, placement]) };
export const NeverTaken: Story = {
  parameters: slipParameters([$placement, placement], [$isAbsent, true]),
};

/** Two bets in play came back: one for its odds, one with its market. */
export const TwoRefused: Story = {
  parameters: slipParameters(
    [$slip, { legs: [], bonus: null }],
    [
      $results,
      [
        refusedFor({ legs: makeLegs(1), bonus: null }, [0]),
        makeReport({
          key: 'key-2',
          kind: 'refused',
          bet: makeBet({ status: 'refused' }),
          refusals: [{ code: 'MARKET_SUSPENDED' }],
        }),
      ],
    ],
  ),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '닫기' }));
    await expect(canvas.queryByText(/배당이 잠시 중단되었습니다/)).toBeNull();
    await expect(canvas.getByRole('button', { name: /에 다시 베팅 20,000원$/ })).toBeVisible();
  },
};

/** Several singles are shown one by one, in place of the last of them; one that was refused is taken up again. */
export const Singles: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: slipParameters(
    [$slip, { legs: [], bonus: null }],
    [$results, [accepted]],
    [$singles, makeLegs(3).map((leg, index) => ({ leg, result: ofSingles[index] ?? null }))],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('단폴 3건 중 2건이 접수되었습니다.')).toBeVisible();
    await expect(canvas.queryByText('베팅이 완료되었습니다.')).toBeNull();
    await expect(canvas.getByText('접수 거절')).toBeVisible();
    await press(canvas.getByRole('button', { name: '다시 담기' }));
    await expect(canvas.queryByRole('button', { name: '다시 담기' })).toBeNull();
  },
};
