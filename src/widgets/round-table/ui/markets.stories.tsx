import { Provider } from 'effector-react';
import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { gameTitle } from '@/entities/round';
import { sampleNow } from '@/entities/round/testing';
import { Markets } from './markets';
import { tableScope } from './sample-table';

const meta = {
  title: 'widgets/round-table/Markets',
  component: Markets,
  parameters: { router: { path: '/minigame/eos/powerball3' }, scope: () => tableScope(213) },
} satisfies Meta<typeof Markets>;
export default meta;
type Story = StoryObj<typeof meta>;

const closing = sampleNow + 45_000;
/** A round later: matches are named by their round, and a page has no two of one name. */
const later = sampleNow + 180_000;
const games = [
  ...[233, 301, 304, 303, 501, 502, 254, 406, 701].map((id) => ({ id })),
  { id: 711, at: later },
  { id: 721 },
  { id: 301, showsChances: true },
  { id: 105, at: closing },
];

function Every() {
  const [scopes] = useState(() =>
    games.map(({ id, ...rest }) => ({ id, scope: tableScope(id, rest) })),
  );
  return (
    <div style={{ display: 'grid', gap: '24px' }}>
      {scopes.map(({ id, scope }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Provider key={at} value={scope}>
          <section aria-label={`${at + 1} ${gameTitle(id)}`}>
            <Markets />
          </section>
        </Provider>
      ))}
    </div>
  );
}

/** Of each kind of game, then with chances, and closed. */
export const Matrix: Story = { render: () => <Every /> };
