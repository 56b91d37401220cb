import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { answersOf, deskOf, rows } from '../lib/sample-states';
import { DeskMembers } from './desk-members';

const meta = {
  title: 'widgets/desk-members/DeskMembers',
  component: DeskMembers,
  args: { item: null },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    ...{ layout: 'fullscreen', router: { path: '/admin/member' } },
    ...deskOf(answersOf(rows)),
  },
} satisfies Meta<typeof DeskMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '회원 목록' })).toBeVisible();
  },
};

export const One: Story = {
  args: { item: 'mem_9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '한강바람' })).toBeVisible();
  },
};
