import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { states } from '../lib/sample-states';
import { NextGames } from './next-games';

const meta = {
  title: 'pages/livetv/NextGames',
  component: NextGames,
  globals: { viewport: { value: 'desktop' } },
  parameters: { router: { path: '/livetv' }, ...states.ordinary },
} satisfies Meta<typeof NextGames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /대구 FC 대 제주 SK/ })).toBeVisible();
    const cell = await canvas.findByRole('button', { name: /대구 FC 승, 배당/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  },
};

export const None: Story = { parameters: states.empty };
