import { allSettled } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { asArg, makeScope } from '@/shared/lib/test-scope';
import type { MoneyRequest } from '../lib/request';
import type { RequestTerms } from '../lib/request-form';
import { makeTerms, samplePage } from '../lib/sample-form';
import { makeDecided, makeDeposit, makeWithdrawal } from '../lib/sample-requests';
import { makeHeldBonus } from '../lib/sample-turnover';
import { RequestView } from './request-view';

const hour = 60 * 60_000;
const approved = makeDecided(makeDeposit(), 'approved');
const rejected = makeDecided(makeWithdrawal(), 'rejected', '예금주명이 다릅니다.');

const shown = (past: readonly MoneyRequest[], part: Partial<RequestTerms> = {}, later = hour) => ({
  scope: () => {
    const api = createFakeApi({
      'GET /charge/history': { body: { data: past, nextCursor: null } },
    });
    const scope = makeScope({
      values: [
        [$api, api],
        [$now, approved.updatedAt + later],
        [samplePage.terms.$data, makeTerms(part)],
      ],
    });
    void allSettled(samplePage.history.opened, { scope, params: undefined });
    return scope;
  },
});

const meta = {
  title: 'entities/money-request/RequestView',
  component: RequestView<RequestTerms>,
  args: {
    page: asArg(samplePage),
    failed: '충전 정보를 불러오지 못했습니다.',
    card: <p>한강바람</p>,
    form: (_terms, notice) => (
      <>
        {notice}
        <p>충전 금액</p>
      </>
    ),
  },
  parameters: shown([approved]),
} satisfies Meta<typeof RequestView<RequestTerms>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What staff has decided of the newest request is said for a day. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('충전이 완료되었습니다.')).toBeVisible();
  },
};

/** A refusal says why. */
export const Rejected: Story = {
  parameters: shown([rejected, approved]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^환전신청이 거절되었습니다\..*사유: 예금주명이 다릅니다\.$/,
    );
  },
};

/** A day later it is in the history alone. */
export const Old: Story = {
  parameters: shown([approved], {}, 25 * hour),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('충전 금액')).toBeVisible();
    await expect(canvas.queryByText('충전이 완료되었습니다.')).toBeNull();
  },
};

/** It may be taken back until staff works on it. */
export const UnderWay: Story = {
  parameters: shown(
    (
      ['requested', 'checking', 'approved', 'rejected', 'cancelled', 'expired', 'reversed'] as const
    ).map((state) => makeDeposit({ id: state, state })),
    { open: makeDeposit({ state: 'requested' }) },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '신청 취소' })).toBeEnabled();
  },
};

/** Staff works on it, and points wait for their turnover. */
export const Checking: Story = {
  parameters: shown([], {
    open: makeDeposit(),
    turnover: { required: 2_000_000, done: 640_000, rest: 1_360_000, held: [makeHeldBonus()] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '보류 포인트' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '신청 취소' })).toBeNull();
  },
};

export const Phone: Story = { ...Checking, globals: { viewport: { value: 'phone' } } };
