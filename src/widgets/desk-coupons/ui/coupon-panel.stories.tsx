import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { coupons, makeCoupon, scopeOf } from '../lib/sample-coupons';
import { CouponPanel } from './coupon-panel';

const [issued = makeCoupon(), used = issued, expired = issued, revoked = issued] = coupons;

const meta = {
  title: 'widgets/desk-coupons/CouponPanel',
  component: CouponPanel,
  args: { coupon: issued },
  parameters: { router: { path: '/admin/coupon' }, scope: () => scopeOf() },
} satisfies Meta<typeof CouponPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '쿠폰 회수' })).toBeVisible();
  },
};

export const Used: Story = { args: { coupon: used } };

export const Expired: Story = { args: { coupon: expired } };

export const Revoked: Story = {
  args: { coupon: revoked },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('중복 지급')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '쿠폰 회수' })).toBeNull();
  },
};

/** What a name holds is text. */
export const Html: Story = {
  args: { coupon: makeCoupon({ name: '<b onclick="alert(1)">쿠폰</b>' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<b onclick="alert(1)">쿠폰</b>')).toBeVisible();
  },
};
