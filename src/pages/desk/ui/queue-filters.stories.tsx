import { allSettled } from 'effector';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskRequest } from '@/entities/desk-request/testing';
import { choose, press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $filter, filterChanged } from '../filter';
import { wholeQueue } from '../lib/queue-filter';
import { QueueFilters } from './queue-filters';

let scope = makeScope();

const meta = {
  title: 'pages/desk/QueueFilters',
  component: QueueFilters,
  args: {
    kind: 'deposit',
    items: [makeDeskRequest({ level: 12 }), makeDeskRequest({ id: 'req_2', level: 3 })],
  },
  parameters: {
    scope: () => {
      scope = makeScope();
      return scope;
    },
  },
} satisfies Meta<typeof QueueFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByRole('combobox', { name: '금액' }), 'large');
    await choose(canvas.getByRole('combobox', { name: '레벨' }), '12');
    await press(canvas.getByRole('button', { name: '확인 필요만' }));
    await waitFor(() =>
      expect(scope.getState($filter)).toEqual({
        amount: 'large',
        bonus: null,
        level: 12,
        isFlagged: true,
      }),
    );
    await choose(canvas.getByRole('combobox', { name: '금액' }), 'all');
    await waitFor(() => expect(scope.getState($filter).amount).toBeNull());
  },
};

/** A sign-up has no amount, and nothing of it takes two people. */
export const SignUps: Story = {
  args: { kind: 'signup' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Chosen: Story = {
  parameters: {
    scope: () => {
      scope = makeScope();
      void allSettled(filterChanged, { scope, params: { ...wholeQueue, isFlagged: true } });
      return scope;
    },
  },
};
