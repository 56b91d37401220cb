import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RoundSlip } from './round-slip';
import { slipScope } from './sample-slip';

const meta = {
  title: 'features/round-bet/RoundSlip',
  component: RoundSlip,
  parameters: {
    router: { path: '/minigame/eos/powerball3' },
    scope: () => slipScope({ selection: 'odd', stake: 10_000 }),
  },
} satisfies Meta<typeof RoundSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = [
  {},
  { selection: 'odd', stake: 10_000 },
  { selection: 'even', stake: 1_000 },
  { selection: 'odd', stake: 10_000, after: 176_000 },
  { selection: 'odd', isMember: false },
];

function Every() {
  const [scopes] = useState(() => states.map(slipScope));
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '16px' }}>
      {scopes.map((scope, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Provider key={at} value={scope}>
          <section aria-label={String(at + 1)}>
            <RoundSlip />
          </section>
        </Provider>
      ))}
    </div>
  );
}

/** Empty, ready, with a stake that is too small, of a round that is closed, and of a guest. */
export const Matrix: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Every />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('375회차가 마감되었습니다.')).toBeVisible();
    await expect(canvas.getByText('최소 베팅금액은 5,000원입니다.')).toBeVisible();
  },
};
