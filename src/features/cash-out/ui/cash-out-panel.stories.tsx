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
const dollars = makeBet({ currency: 'USD', stake: 5_000 });

interface Shown {
  bet?: Bet;
  offer?: ReturnType<typeof makeCashOutOffer> | null;
  share?: 'whole' | 'part';
  values?: [unknown, unknown][];
}

function scopeOf({
  bet: shown = bet,
  offer = makeCashOutOffer(),
  share = 'whole',
  values = [],
}: Shown) {
  const api = createFakeApi({
    'GET /bet/cashout': { body: { at: now, offers: offer ? [offer] : [] } },
    [`POST /bet/${shown.id}/cashout`]: { status: 201, body: makeCashOut() },
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
      [$values, [0.8, 0.95, 1.05, 1].map((of) => Math.round((offer?.amount ?? 0) * of))],
      ...values,
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

/** A market of it is closed for a moment: no offer, and the target stays. */
export const Suspended: Story = {
  args: {
    bet: makeBet({
      cashOut: makeBetCashOut({ stake: 0, amount: 0, target: 120_000, latest: null }),
    }),
  },
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
  args: { bet: dollars },
  parameters: shown({
    bet: dollars,
    offer: makeCashOutOffer({ stake: 5_000, minStake: 1_000, amount: 8_610, waitMs: 6_000 }),
  }),
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

export const Refused: Story = {
  tags: ['cash-out-goal'],
  args: { bet: latest({ status: 'refused', reason: 'changed' }) },
};

export const Target: Story = {
  play: async ({ canvas }) => {
    const set = canvas.getByRole('button', { name: '자동 정산 설정' });
    await expect(set).toBeDisabled();
    await typeInto(canvas.getByRole('textbox', { name: '목표 금액' }), '120000');
    await expect(set).toBeEnabled();
  },
};

export const Loading: Story = { parameters: shown({ offer: null }) };

export const Failed: Story = {
  parameters: shown({
    offer: null,
    values: [[offers.$failure, makeProblemError('INTERNAL')]],
  }),
};
