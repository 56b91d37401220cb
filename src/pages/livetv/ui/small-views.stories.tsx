import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { states } from '../lib/sample-states';
import { SmallViews } from './small-views';

const meta = {
  title: 'pages/livetv/SmallViews',
  component: SmallViews,
  globals: { viewport: { value: 'desktop' } },
  parameters: { router: { path: '/livetv' }, ...states.ordinary },
} satisfies Meta<typeof SmallViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /원주 DB.*서울 SK/ })).toBeVisible();
  },
};

/** Nothing is played but what is watched. */
export const None: Story = { parameters: states.quiet };
