import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { leagues, treeOf } from '../lib/sample-leagues';
import { TreeButton, TreeSheet } from './tree-sheet';

const meta = {
  title: 'widgets/league-tree/TreeSheet',
  component: TreeSheet,
  render: () => (
    <>
      <TreeButton />
      <TreeSheet />
    </>
  ),
  parameters: { router: { path: '/europe' }, ...treeOf(leagues) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TreeSheet>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '리그 선택' }));
    const sheet = within(await screen.findByRole('dialog', { name: '리그 선택' }));
    await press(await sheet.findByRole('link', { name: /프리미어리그/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
