import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $isProgressShown } from '@/shared/lib/progress';
import { makeScope } from '@/shared/lib/test-scope';
import { ProgressLine } from './progress-line';

const meta = {
  title: 'widgets/app-shell/ProgressLine',
  component: ProgressLine,
  render: () => (
    <main>
      <ProgressLine />
      본문입니다.
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    scope: () => makeScope({ values: [[$isProgressShown, true]] }),
  },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName();
  },
};
