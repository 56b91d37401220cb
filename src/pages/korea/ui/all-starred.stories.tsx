import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { AllStarred } from './all-starred';

const none = createFakeApi({ 'GET /member/favourite': { body: [] } });

const meta = {
  title: 'pages/korea/AllStarred',
  component: AllStarred,
  parameters: { scope: () => makeScope({ values: [[$api, none]] }) },
} satisfies Meta<typeof AllStarred>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '즐겨찾기 전체' }));
    await expect(await screen.findByRole('dialog', { name: '즐겨찾기 전체' })).toBeVisible();
  },
};
