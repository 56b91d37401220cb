import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $looks } from '../lib/list-look';
import { ListTools } from './list-tools';

let scope = makeScope();

const meta = {
  title: 'features/desk-list/ListTools',
  component: ListTools,
  args: {
    look: 'deposit',
    columns: [
      { id: 'member', header: '회원' },
      { id: 'bonus', header: '보너스' },
    ],
  },
  parameters: {
    scope: () => {
      scope = makeScope();
      return scope;
    },
  },
} satisfies Meta<typeof ListTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '넓게' }));
    await press(canvas.getByRole('button', { name: '열 선택' }));
    await press(await screen.findByText('보너스'));
    await waitFor(() =>
      expect(scope.getState($looks)).toEqual({ deposit: { density: 'roomy', hidden: ['bonus'] } }),
    );
  },
};
