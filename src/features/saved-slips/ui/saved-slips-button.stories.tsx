import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $account, $slip } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { SavedSlipsButton } from './saved-slips-button';

const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 3 };
const scopeOf = (member: object | null, count: number) => () =>
  makeScope({
    values: [
      [$account, member],
      [$slip, { legs: makeLegs(count), bonus: null }],
    ],
  });

const meta = {
  title: 'features/saved-slips/SavedSlipsButton',
  component: SavedSlipsButton,
  parameters: { scope: scopeOf(account, 2) },
} satisfies Meta<typeof SavedSlipsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const EmptySlip: Story = { parameters: { scope: scopeOf(account, 0) } };
/** Nothing is kept for guests. */
export const Guest: Story = { parameters: { scope: scopeOf(null, 2) } };
