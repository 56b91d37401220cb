import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { deskScope } from '../testing';
import { DeskLink } from './desk-link';

const meta = {
  title: 'features/desk-list/DeskLink',
  component: DeskLink,
  args: { section: 'member', tab: 'mem_9', children: '한강바람' },
  parameters: { router: { path: '/admin/member' }, scope: () => deskScope({}) },
} satisfies Meta<typeof DeskLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '한강바람' });
    await expect(link).toHaveAttribute('href', '/admin/member/mem_9');
  },
};
