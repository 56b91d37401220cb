import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import * as styles from './home-page.css';
import { MoreParts } from './more-parts';
import { states } from './sample-states';

const meta = {
  title: 'pages/home/MoreParts',
  component: MoreParts,
  // What the parts' container queries ask: the width of the page.
  decorators: [
    (Story) => (
      <div className={styles.frame}>
        <Story />
      </div>
    ),
  ],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof MoreParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({
    ordinary: states.ordinary,
    empty: states.empty,
    failed: states.failed,
  }),
};

/** On phones the third card is cut by the edge: there is more to swipe to. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const minigames = await canvas.findByRole('region', { name: '미니게임' });
    const list = within(minigames).getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
};
