import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ComingSoonView } from './coming-soon-view';

const meta = {
  title: 'app/router/ComingSoonView',
  component: ComingSoonView,
  parameters: { router: { path: '/casino' } },
} satisfies Meta<typeof ComingSoonView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamedByItsPage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '준비 중입니다' })).toBeVisible();
    await expect(canvas.getByText('라이브카지노')).toBeVisible();
  },
};
