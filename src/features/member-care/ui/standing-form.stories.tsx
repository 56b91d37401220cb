import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { press } from '@/shared/lib/test-press';
import { bodies, careOf } from '../lib/sample-care';
import { StandingForm } from './standing-form';

const meta = {
  title: 'features/member-care/StandingForm',
  component: StandingForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  parameters: careOf(makeDeskMember()),
} satisfies Meta<typeof StandingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '등급·성향 저장' }));
    await expect(canvas.getByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await expect(bodies).toEqual([]);
  },
};
