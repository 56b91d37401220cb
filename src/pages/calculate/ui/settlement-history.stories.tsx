import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { makeSettlement } from '../lib/sample-settlements';
import '../model';
import { calculatePage } from '../page';
import { SettlementHistory } from './settlement-history';

const paid = makeSettlement({ id: 'req_2', state: 'approved' });

const meta = {
  title: 'pages/calculate/SettlementHistory',
  component: SettlementHistory,
  parameters: openedPage(calculatePage, {
    'GET /calculate': ({ path }: { path: string }) =>
      path.includes('cursor')
        ? { body: { data: [paid], nextCursor: null } }
        : { body: { data: [makeSettlement()], nextCursor: 'next' } },
  }),
} satisfies Meta<typeof SettlementHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '더 보기' }));
    await canvas.findByText('완료');
    await expect(canvas.getByText('신청')).toBeVisible();
  },
};
