import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { press } from '@/shared/lib/test-press';
import { careOf } from '../lib/sample-care';
import { CarePanel } from './care-panel';

const meta = {
  title: 'features/member-care/CarePanel',
  component: CarePanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  parameters: careOf(makeDeskMember()),
} satisfies Meta<typeof CarePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAdmin: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: '잔액 조정' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '등급' }));
    await expect(canvas.getByLabelText('성향')).toHaveValue('0');
  },
};

export const OfManager: Story = {
  parameters: careOf(makeDeskMember(), {}, 'manager'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: '메모' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '조정' })).toBeNull();
  },
};
