import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { VisuallyHidden } from './visually-hidden';

const meta = { title: 'shared/ui/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out, not shown; changes are announced when there is a pause, or at once. */
export const Default: Story = {
  args: { children: '선택한 경기 3개' },
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
      {(['polite', 'assertive'] as const).map((live) => (
        <VisuallyHidden key={live} live={live}>
          {live}
        </VisuallyHidden>
      ))}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('선택한 경기 3개')).toBeInTheDocument();
    await expect(canvas.getByText('polite')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByText('assertive')).toHaveAttribute('aria-live', 'assertive');
  },
};
