import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $pendingBets } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $account, $slip, $stake } from '@/entities/slip';
import { makeLegs, REFUSAL_CODES } from '@/entities/slip/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press, pressEnter } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $placement, $isAbsent, $isConfirming, createKeyFx } from '../model/placement';
import { $result } from '../model/result';
import { ConfirmBetDialog } from './confirm-bet-dialog';
import { PendingBets } from './pending-bets';
import { PlaceBetButton } from './place-bet-button';
import { PlacementNotice } from './placement-notice';

const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 3 };
const betLegs = makeLegs(3).map(({ selectionId }) => makeBetLeg({ selectionId }));
const placement = { key: 'key-1', memberId: 'mem_1', body: { legs: [] } };

function scopeOf(...values: [unknown, unknown][]) {
  const never = createFakeApi({ 'POST /bet': () => new Promise(() => {}) });
  const slip = { legs: makeLegs(3), bonus: null };
  const common = [
    [$slip, slip],
    [$stake, 50_000],
    [$account, account],
    [$api, never],
  ] as const;
  // Other stories run beside this one, in tabs that would wait for each other.
  const handlers = [[createKeyFx, () => 'key-1']] as const;
  return { scope: () => makeScope({ values: [...common, ...values], handlers: [...handlers] }) };
}

function Everything() {
  return (
    <>
      <PendingBets />
      <PlacementNotice />
      <PlaceBetButton />
      <ConfirmBetDialog />
    </>
  );
}

const meta = {
  title: 'features/place-bet/PlaceBet',
  component: Everything,
  parameters: { router: { path: '/korea/cross' }, ...scopeOf() },
} satisfies Meta<typeof Everything>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('the press asks, and declining sends nothing', async () => {
      await press(await canvas.findByRole('button', { name: '50,000원 베팅하기' }));
      await press(await screen.findByRole('button', { name: '취소' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: /베팅하기/ })).not.toHaveAttribute(
        'aria-busy',
      );
    });
  },
};

export const KeyboardOnly: Story = {
  parameters: scopeOf([$api, createFakeApi({ 'POST /bet': { body: makeBet({ legs: betLegs }) } })]),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: '50,000원 베팅하기' })).focus();
    await pressEnter();
    await screen.findByRole('button', { name: '확인' });
    // The question takes no answer before it could be read.
    await new Promise((resolve) => setTimeout(resolve, 350));
    await pressEnter();
    await canvas.findByText('베팅이 완료되었습니다.');
    await expect(canvas.getByRole('button', { name: '베팅하기' })).toBeDisabled();
    // The focus is beside what happened, not at the top of the page.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '베팅내역 보기' })).toHaveFocus();
  },
};

export const Guest: Story = { parameters: scopeOf([$account, null]) };
export const NoStake: Story = { parameters: scopeOf([$stake, null]) };
export const Confirming: Story = { parameters: scopeOf([$isConfirming, true]) };

export const Submitting: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '50,000원 베팅하기' }));
    await press(await screen.findByRole('button', { name: '확인' }));
    await expect(canvas.getByRole('button', { name: /베팅하기/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const liveLeg = makeBetLeg({
  typeId: 3,
  line: -50,
  inPlay: true,
  offerScore: { home: 2, away: 1 },
});
const pending = makeBet({ status: 'pending', pendingUntil: 6000, type: 2, legs: [liveLeg] });
export const Pending: Story = {
  parameters: scopeOf([$pendingBets, [pending]]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('아스널 -0.5 · 핸디캡 · 2:1 기준')).toBeVisible();
    await expect(canvas.getByText(/득점과 배당 변동을 확인한 뒤/)).toBeVisible();
  },
};

export const Accepted: Story = {
  parameters: scopeOf([$result, { kind: 'accepted', bet: makeBet() }]),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '닫기' }));
    await expect(canvas.queryByText('베팅이 완료되었습니다.')).toBeNull();
  },
};

/** Every reason there is, in words. */
export const RefusedForEveryReason: Story = {
  parameters: scopeOf([
    $result,
    {
      kind: 'refused',
      bet: null,
      refusals: REFUSAL_CODES.map((code) => ({ code, limit: 10_000, from: 208, to: 196 })),
    },
  ]),
};

export const Rejected: Story = {
  parameters: scopeOf([
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

export const Unknown: Story = { parameters: scopeOf([$placement, placement]) };
export const NeverTaken: Story = {
  parameters: scopeOf([$placement, placement], [$isAbsent, true]),
};
