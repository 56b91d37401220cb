import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeCoinTerms, makeDepositTerms } from '../testing';
import { BonusChoice } from './bonus-choice';

const { bonuses } = makeDepositTerms();

const meta = {
  title: 'features/deposit-request/BonusChoice',
  component: BonusChoice,
  args: {
    bonuses,
    value: 'none',
    amount: 300_000,
    currency: 'KRW',
    rate: null,
    onValueChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BonusChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /첫충 5%.*오늘 첫 충전만/ })).toBeDisabled();
    await press(
      canvas.getByRole('radio', { name: /매충 3%.*\+9,000P.*600,000원.*롤링 완료 시 지급/ }),
    );
    await expect(args.onValueChange).toHaveBeenCalledWith('every');
  },
};

export const NoAmount: Story = { args: { amount: null, value: 'every' } };

export const FirstOfTheDay: Story = {
  args: { value: 'dayFirst', bonuses: bonuses.map((offer) => ({ ...offer, obstacle: null })) },
};

export const FirstDeposit: Story = {
  args: {
    value: 'joinFirst',
    bonuses: [
      {
        kind: 'joinFirst',
        basisPoints: 1_000,
        capPoints: 100_000,
        turnoverPercent: 300,
        turnsBonus: true,
        obstacle: null,
      },
      ...bonuses.map((offer) => ({ ...offer, obstacle: null })),
    ],
  },
};

export const FirstDepositUsed: Story = {
  args: {
    bonuses: bonuses.map((offer, index) =>
      index === 0 ? { ...offer, kind: 'joinFirst', obstacle: 'DEPOSITED_BEFORE' } : offer,
    ),
  },
};

export const Coin: Story = {
  args: {
    bonuses: makeCoinTerms().bonuses,
    value: 'coin',
    amount: 10_000,
    currency: 'USD',
    rate: 13_800_000,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', { name: /코인 충전 포인트 5%.*\+6,900P/ }),
    ).toBeChecked();
  },
};
