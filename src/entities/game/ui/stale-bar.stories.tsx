import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $streamHealth } from '@/shared/api';
import { makeScope } from '@/shared/lib/test-scope';
import { StaleBar } from './stale-bar';

const meta = {
  title: 'entities/game/StaleBar',
  component: StaleBar,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '120px' }}>
        <Story />
        <p data-testid="below">23:30 리버풀</p>
      </div>
    ),
  ],
} satisfies Meta<typeof StaleBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Over what is below it, which must not move. */
export const Late: Story = {
  tags: ['feed-silent'],
  parameters: { scope: () => makeScope({ values: [[$streamHealth, 'stale']] }) },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('alert');
    await expect(bar).toHaveTextContent('배당 수신 지연');
    await expect(bar.parentElement?.offsetHeight).toBe(0);
  },
};
