import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet } from '@/entities/bet/testing';
import { makeLegs, REFUSAL_CODES } from '@/entities/slip/testing';
import { press } from '@/shared/lib/test-press';
import { slipParameters } from '../lib/sample-slip-parameters';
import { $isAbsent, $placement } from '../model/placement';
import { $result } from '../model/result';
import { $singles } from '../model/singles';
import { PlacementNotice } from './placement-notice';

const placement = { key: 'key-1', memberId: 'mem_1', body: { legs: [] } };

const meta = {
  title: 'features/place-bet/PlacementNotice',
  component: PlacementNotice,
  parameters: slipParameters(),
} satisfies Meta<typeof PlacementNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  parameters: slipParameters([$result, { kind: 'accepted', bet: makeBet() }]),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '닫기' }));
    await expect(canvas.queryByText('베팅이 완료되었습니다.')).toBeNull();
  },
};

/** Every reason there is, in words. */
export const RefusedForEveryReason: Story = {
  parameters: slipParameters([
    $result,
    {
      kind: 'refused',
      bet: null,
      refusals: REFUSAL_CODES.map((code) => ({ code, limit: 10_000, from: 208, to: 196 })),
    },
  ]),
};

export const Rejected: Story = {
  parameters: slipParameters([
    $result,
    {
      kind: 'rejected',
      code: 'BETTING_BLOCKED',
      message: '베팅이 제한된 계정입니다. 고객센터로 문의해주세요.',
      requestId: 'req_7f3k',
      isSilent: false,
    },
  ]),
};

export const Unknown: Story = { parameters: slipParameters([$placement, placement]) };
export const NeverTaken: Story = {
  parameters: slipParameters([$placement, placement], [$isAbsent, true]),
};

/** Several singles are told of one by one, in place of the last of them. */
export const Singles: Story = {
  parameters: slipParameters(
    [$result, { kind: 'accepted', bet: makeBet() }],
    [$singles, makeLegs(2).map((leg) => ({ leg, result: { kind: 'accepted', bet: makeBet() } }))],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('단폴 2건이 모두 접수되었습니다.')).toBeVisible();
    await expect(canvas.queryByText('베팅이 완료되었습니다.')).toBeNull();
  },
};
