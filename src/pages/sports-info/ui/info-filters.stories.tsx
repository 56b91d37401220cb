import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { tableStates } from '../lib/sample-states';
import { InfoFilters } from './info-filters';

const meta = {
  title: 'pages/sports-info/InfoFilters',
  component: InfoFilters,
  parameters: { ...tableStates.ordinary, router: { path: '/sports_info' } },
} satisfies Meta<typeof InfoFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '축구', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '리그' })).toHaveValue('fb-kr-k1');
  },
};

/** No league has results yet. */
export const Empty: Story = {
  parameters: tableStates.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '리그' })).toBeDisabled();
  },
};
