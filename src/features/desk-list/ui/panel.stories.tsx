import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $currentRow } from '../model';
import { Panel } from './panel';

let scope = makeScope();

const meta = {
  title: 'features/desk-list/Panel',
  component: Panel,
  args: { label: '신청 상세', children: <p style={{ padding: 16 }}>3,000,000원</p> },
  parameters: {
    scope: () => {
      scope = makeScope({ values: [[$currentRow, 'req_1']] });
      return scope;
    },
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await waitFor(() => expect(scope.getState($currentRow)).toBeNull());
  },
};
