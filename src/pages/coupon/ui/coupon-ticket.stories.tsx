import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeCoupon } from '../lib/sample-coupons';
import { CouponTicket } from './coupon-ticket';

const meta = {
  title: 'pages/coupon/CouponTicket',
  component: CouponTicket,
  args: { coupon: makeCoupon(), onUse: fn() },
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '440px' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CouponTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Issued: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '신규 회원 포인트 사용하기' }));
    await expect(args.onUse).toHaveBeenCalledWith(args.coupon);
  },
};
export const Using: Story = { args: { isUsing: true } };
/** Another coupon is being sent. */
export const Disabled: Story = { args: { disabled: true } };
export const Money: Story = {
  args: { coupon: makeCoupon({ kind: 'money', currency: 'USD', amount: 700 }) },
};
export const Used: Story = { args: { coupon: makeCoupon({ state: 'used' }) } };
export const Expired: Story = { args: { coupon: makeCoupon({ state: 'expired' }) } };
export const Revoked: Story = { args: { coupon: makeCoupon({ state: 'revoked' }) } };
