import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { bodies, careOf } from '../lib/sample-care';
import { RateForm } from './rate-form';

const meta = {
  title: 'features/member-care/RateForm',
  component: RateForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  parameters: careOf(makeDeskMember()),
} satisfies Meta<typeof RateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('현재 0.8%')).toBeVisible();
    await typeInto(canvas.getByLabelText('적립률 (%)'), '1.25');
    await typeInto(canvas.getByLabelText('사유'), '총판 계약');
    await press(canvas.getByRole('button', { name: '적립률 저장' }));
    await expect(bodies).toEqual([{ category: 'casino', basisPoints: 125, reason: '총판 계약' }]);
  },
};
