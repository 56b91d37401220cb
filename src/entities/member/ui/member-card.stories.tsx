import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '../lib/sample-member';
import { MemberCard } from './member-card';

const meta = {
  title: 'entities/member/MemberCard',
  component: MemberCard,
  args: { member: memberKinds.gs },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '390px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '레벨 GS' })).toBeVisible();
    await expect(canvas.getByText('1,284,500원')).toBeVisible();
  },
};
export const Line: Story = { args: { look: 'line' } };

export const Bar: Story = { args: { look: 'bar' } };
export const Dollars: Story = {
  args: { member: memberKinds.coinOnly, look: 'line' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,234.56')).toBeVisible();
  },
};
export const LongFigures: Story = { args: { member: memberKinds.wealthy } };
