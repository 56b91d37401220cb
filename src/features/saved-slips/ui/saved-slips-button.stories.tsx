import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $account, $slip } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { SavedSlipsButton } from './saved-slips-button';

const meta = {
  title: 'features/saved-slips/SavedSlipsButton',
  component: SavedSlipsButton,
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$account, { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 3 }],
          [$slip, { legs: makeLegs(2), bonus: null }],
        ],
      }),
  },
} satisfies Meta<typeof SavedSlipsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
