import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeTetherWithdrawal, makeWithdrawal } from '@/entities/desk-request/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $checked } from '../checks';
import { $shown } from '../model';
import { CheckedFoot } from './checked-foot';

const rows = [makeWithdrawal({ id: 'req_a' }), makeTetherWithdrawal({ id: 'req_b' })];
let scope = makeScope();

const meta = {
  title: 'pages/desk/CheckedFoot',
  component: CheckedFoot,
  parameters: {
    scope: () => {
      scope = makeScope({
        values: [
          [$shown, rows],
          [$checked, rows.map(({ id }) => id)],
        ],
      });
      return scope;
    },
  },
} satisfies Meta<typeof CheckedFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Won and dollars are not added up. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2건 선택')).toBeVisible();
    await expect(canvas.getByText('200,000원 · $50.00')).toBeVisible();
    await press(canvas.getByRole('button', { name: '선택 해제' }));
    await waitFor(() => expect(scope.getState($checked)).toEqual([]));
  },
};
