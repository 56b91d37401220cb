import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { scopeOf } from '../lib/sample-coupons';
import { revoking } from '../model/coupons';
import { EndingForm } from './ending-form';

const meta = {
  title: 'widgets/desk-coupons/EndingForm',
  component: EndingForm,
  render: () => <EndingForm model={revoking} label="쿠폰 회수" hint="감사 기록에 남습니다." />,
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof EndingForm>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '사유' })).toBeVisible();
  },
};
