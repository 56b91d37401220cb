import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { check } from '../api';
import { makeCheck, sampleNow } from '../testing';
import { SessionBar } from './session-bar';

const at = (data: ReturnType<typeof makeCheck> | null) => ({
  scope: () =>
    makeScope({
      values: [
        [check.$data, data],
        [$now, sampleNow],
      ],
    }),
});

const meta = {
  title: 'features/protection/SessionBar',
  component: SessionBar,
  parameters: at(makeCheck()),
} satisfies Meta<typeof SessionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:02:00');
    await expect(canvas.getByText('−30,000원')).toBeVisible();
  },
};
/** Its place is kept. */
export const Loading: Story = { parameters: at(null) };
