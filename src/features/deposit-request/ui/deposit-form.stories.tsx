import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeposit } from '@/entities/money-request/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { deposit } from '../model';
import { makeCoinTerms, makeDepositTerms } from '../testing';
import { DepositForm } from './deposit-form';

const answering = (data = makeDepositTerms()) => ({
  scope: () => {
    const api = createFakeApi({
      'GET /charge': { body: data },
      'POST /charge': { status: 201, body: makeDeposit() },
    });
    return makeScope({
      values: [
        [$api, api],
        [deposit.terms.$data, data],
      ],
    });
  },
});

const meta = {
  title: 'features/deposit-request/DepositForm',
  component: DepositForm,
  args: { terms: makeDepositTerms() },
  parameters: answering(),
} satisfies Meta<typeof DepositForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each bonus says what it brings for the amount; what was sent leaves the form empty. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /첫충 5%.*오늘 첫 충전만/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /매충 3%.*최대 50,000P/ })).toBeVisible();
    await typeInto(canvas.getByRole('textbox', { name: '충전 금액' }), '300000');
    const every = canvas.getByRole('radio', {
      name: /매충 3%.*\+9,000P.*600,000원.*롤링 완료 시 지급/,
    });
    await press(every);
    await expect(every).toBeChecked();
    await press(canvas.getByRole('button', { name: '300,000원 충전 신청' }));
    await canvas.findByRole('button', { name: '충전 신청' });
    await expect(canvas.getByRole('radio', { name: /보너스 받지 않음/ })).toBeChecked();
  },
};

const { bonuses } = makeDepositTerms();

/** The first deposit of all has a bonus of its own. */
export const FirstDeposit: Story = {
  args: {
    terms: makeDepositTerms({
      bonuses: [
        {
          kind: 'joinFirst',
          basisPoints: 1_000,
          capPoints: 100_000,
          turnoverPercent: 300,
          turnsBonus: true,
          obstacle: null,
        },
        ...bonuses.map((offer, index) => ({
          ...offer,
          obstacle: index === 0 ? ('DEPOSITED_BEFORE' as const) : null,
        })),
      ],
    }),
  },
};

export const Open: Story = {
  args: {
    terms: makeDepositTerms({
      open: { ...makeDeposit() },
      refusals: [{ code: 'OPEN_DEPOSIT' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '충전 신청' })).toBeDisabled();
  },
};

export const Coin: Story = {
  args: { terms: makeCoinTerms() },
  parameters: answering(makeCoinTerms()),
};
