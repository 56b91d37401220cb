import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { scopeOf } from '../lib/sample-coupons';
import { CouponTabs } from './coupon-tabs';

const meta = {
  title: 'widgets/desk-coupons/CouponTabs',
  component: CouponTabs,
  parameters: { router: { path: '/admin/coupon' }, scope: () => scopeOf() },
} satisfies Meta<typeof CouponTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '쿠폰 코드' })).toHaveAttribute(
      'href',
      '/admin/coupon/code',
    );
  },
};

export const Codes: Story = {
  parameters: { router: { path: '/admin/coupon/code' } },
  play: async ({ canvas }) => {
    const current = await canvas.findByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('쿠폰 코드');
  },
};
