import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { scopeOf } from '../lib/sample-coupons';
import { DeskCoupons } from './desk-coupons';

const meta = {
  title: 'widgets/desk-coupons/DeskCoupons',
  component: DeskCoupons,
  args: { item: null },
  decorators: [
    (Story) => (
      <div style={{ height: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    ...{ layout: 'fullscreen', router: { path: '/admin/coupon' } },
    scope: () => scopeOf(),
  },
} satisfies Meta<typeof DeskCoupons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('한강바람')).toBeVisible();
  },
};

export const Codes: Story = {
  args: { item: 'code' },
  parameters: { router: { path: '/admin/coupon/code' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('WELCOME26')).toBeVisible();
  },
};
