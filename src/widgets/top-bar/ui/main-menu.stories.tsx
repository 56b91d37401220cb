import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { hoverOver } from '@/shared/lib/test-press';
import { MainMenu } from './main-menu';

const meta = {
  title: 'widgets/top-bar/MainMenu',
  component: MainMenu,
  parameters: { router: { path: '/korea/handicap' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof MainMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The section of the page is marked, also on a page below its own. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const current = await canvas.findByRole('link', { name: '스포츠' });
    await expect(current).toHaveAttribute('aria-current', 'true');
  },
};

/** The last ones are flush with their right edge, inside of the window. */
export const DroppedDown: Story = {
  play: async ({ canvas }) => {
    await hoverOver(await canvas.findByRole('link', { name: /^고객센터/ }));
    const link = await canvas.findByRole('link', { name: /^이용규정/ });
    await expect(link).toBeVisible();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Escape}');
    await expect(link).not.toBeVisible();
  },
};
