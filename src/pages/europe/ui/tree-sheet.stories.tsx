import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TreeSheet } from './tree-sheet';
import { $isTreeOpen } from '../model/tree';
import { opened } from './sample-states';

const meta = {
  title: 'pages/europe/TreeSheet',
  component: TreeSheet,
  parameters: { router: { path: '/europe' }, ...opened({}, {}, [[$isTreeOpen, true]]) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TreeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '리그 선택' })).toBeVisible();
    await expect(screen.getByRole('link', { name: /프리미어리그/ })).toBeVisible();
  },
};
