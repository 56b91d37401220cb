import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $isOpen } from '../model';
import { {{Name}} } from './{{name}}';

const meta = {
  title: 'widgets/{{name}}/{{Name}}',
  component: {{Name}},
  parameters: { layout: 'fullscreen', scope: () => makeScope() },
} satisfies Meta<typeof {{Name}}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: '자세히' });
    await press(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('새 위젯입니다.')).toBeVisible();
  },
};

/** Every state in one frame: this is the one that is photographed. */
export const Matrix: Story = {
  parameters: { scope: () => makeScope({ values: [[$isOpen, true]] }) },
};
