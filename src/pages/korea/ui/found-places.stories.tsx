import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $search } from '../model/page';
import { searchDefaults } from '../search';
import { FoundPlaces } from './found-places';
import { board, scope } from './sample-states';

const searched = (q: string) => scope([...board, [$search, { ...searchDefaults, q }]]);

const meta = {
  title: 'pages/korea/FoundPlaces',
  component: FoundPlaces,
  parameters: { router: { path: '/korea/cross' }, scope: searched('ㄹ') },
} satisfies Meta<typeof FoundPlaces>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links[0]).toHaveAttribute('href', expect.stringContaining('/sports_info/'));
  },
};
/** Nothing was typed. */
export const None: Story = {
  parameters: { scope: searched('') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
