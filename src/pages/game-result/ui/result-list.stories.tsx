import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { detailStates } from '../lib/sample-states';
import { ResultList } from './result-list';

const meta = {
  title: 'pages/game-result/ResultList',
  component: ResultList,
  parameters: { router: { path: '/game_result/sports' } },
} satisfies Meta<typeof ResultList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link leads to the match, however far down it is. */
export const Linked: Story = {
  parameters: detailStates.ordinary,
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '1600px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /울산 HD 2 대전/ });
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(400));
    await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
