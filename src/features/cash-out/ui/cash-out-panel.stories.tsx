import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Bet } from '@/entities/bet';
import { makeBet, makeBetCashOut } from '@/entities/bet/testing';
import { $api, createFakeApi, makeProblemError } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import type { CashOut } from '../api';
import { $bet, $share, $values, offers } from '../model';
import { makeCashOut, makeCashOutOffer } from '../testing';
import { CashOutPanel } from './cash-out-panel';

const now = kstInstant('2026-11-22 18:18:07');
const bet = makeBet();

interface Shown {
  bet?: Bet;
  offer?: ReturnType<typeof makeCashOutOffer> | null;
  share?: 'whole' | 'part';
  answer?: CashOut;
  values?: [unknown, unknown][];
}

function scopeOf({
  bet: shown = bet,
  offer = makeCashOutOffer(),
  share = 'whole',
  ...rest
}: Shown) {
  const answer = { status: 201, body: rest.answer ?? makeCashOut() };
  const api = createFakeApi({
    'GET /bet/cashout': { body: { at: now, offers: offer ? [offer] : [] } },
    [`POST /bet/${shown.id}/cashout`]: answer,
    [`PUT /bet/${shown.id}/cashout/target`]: { status: 204 },
    [`DELETE /bet/${shown.id}/cashout/target`]: { status: 204 },
    [`GET /bet/${shown.id}`]: { body: shown },
  });
  return makeScope({
    values: [
      [$api, api],
      [$now, now],
      [$bet, shown],
      [$share, share],
      [offers.$data, offer && [offer]],
      [$values, offer?.amount ? [71_000, 76_500, 72_000, 78_400, 83_800, offer.amount] : []],
      ...(rest.values ?? []),
    ],
  });
}

const shown = (state: Shown = {}) => ({ scope: () => scopeOf(state) });
const latest = (overrides: Partial<CashOut>) =>
  makeBet({
    cashOut: makeBetCashOut({
      stake: 0,
      amount: 0,
      latest: makeCashOut({ decidedAt: now - 5_000, amount: null, ...overrides }),
    }),
  });

const meta = {
  title: 'features/cash-out/CashOutPanel',
  component: CashOutPanel,
  args: { bet },
  globals: { viewport: { value: 'phone' } },
  parameters: shown(),
} satisfies Meta<typeof CashOutPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '86,100원 전체 정산하기' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /전체 정산하기/ })).toBeEnabled(),
    );
  },
};

/** The button names what the part pays, and the lines what goes on. */
export const Part: Story = {
  parameters: shown({ share: 'part' }),
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: '정산 비율' }).focus();
    await expect(canvas.getByRole('button', { name: '43,050원 부분 정산하기' })).toBeEnabled();
    await expect(canvas.getByText('173,000원')).toBeVisible();
  },
};

/** At the least stake there is no part. */
export const LeastStake: Story = {
  parameters: shown({ offer: makeCashOutOffer({ stake: 10_000, amount: 17_220 }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '부분 정산' })).toBeDisabled();
  },
};

/** A market of it is closed for a moment: no offer, and the target may still be set. */
export const Suspended: Story = {
  parameters: shown({ offer: makeCashOutOffer({ amount: null, reason: 'suspended' }) }),
};

export const Unavailable: Story = {
  parameters: shown({ offer: makeCashOutOffer({ amount: null, reason: 'unavailable' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form', { name: '자동 캐시아웃' })).toBeNull();
  },
};

/** In play the decision waits. */
export const InPlay: Story = {
  parameters: shown({ offer: makeCashOutOffer({ waitMs: 6_000 }) }),
  play: async ({ canvas }) => {
    const less = canvas.getByRole('checkbox', { name: '그사이 10%까지 내려가도 정산하기' });
    await press(less);
    await expect(less).toBeChecked();
  },
};

export const Pending: Story = {
  args: { bet: latest({ status: 'pending', pendingUntil: now + 4_000, decidedAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '정산까지 남은 시간' })).toHaveTextContent(
      '0:04',
    );
    await expect(canvas.queryByRole('button', { name: /정산하기/ })).toBeNull();
  },
};

export const Target: Story = {
  play: async ({ canvas }) => {
    const set = canvas.getByRole('button', { name: '자동 정산 설정' });
    await expect(set).toBeDisabled();
    await typeInto(canvas.getByRole('textbox', { name: '목표 금액' }), '120000');
    await expect(set).toBeEnabled();
  },
};

export const TargetSet: Story = {
  args: {
    bet: makeBet({
      cashOut: makeBetCashOut({ stake: 0, amount: 0, target: 120_000, latest: null }),
    }),
  },
};

export const Dollars: Story = {
  args: { bet: makeBet({ currency: 'USD', stake: 5_000 }) },
  parameters: shown({
    bet: makeBet({ currency: 'USD', stake: 5_000 }),
    offer: makeCashOutOffer({ stake: 5_000, minStake: 1_000, amount: 8_610 }),
  }),
};

export const Failed: Story = {
  parameters: shown({
    offer: null,
    values: [[offers.$failure, makeProblemError('INTERNAL')]],
  }),
};
