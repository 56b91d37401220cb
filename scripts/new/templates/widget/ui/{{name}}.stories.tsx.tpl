import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { {{Name}} } from './{{name}}';

const meta = {
  title: 'widgets/{{name}}/{{Name}}',
  component: {{Name}},
  parameters: { layout: 'fullscreen', scope: () => makeScope() },
} satisfies Meta<typeof {{Name}}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: '자세히' });
    await press(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('새 위젯입니다.')).toBeVisible();
  },
};
