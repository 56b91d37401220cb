import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeLine } from '@/entities/statement/testing';
import { openedPage } from '@/shared/lib/test-page';
import { makePointTerms } from '@/features/point-conversion/testing';
import { makeRolling } from '@/features/rolling-conversion/testing';
import { pointPage } from '../page';
import { PointHistory } from './point-history';

const line = makeLine({ code: 7100, category: 'event', amount: 5_000, source: null });

const meta = {
  title: 'pages/point/PointHistory',
  component: PointHistory,
  parameters: openedPage(
    pointPage,
    {
      'GET /mywallet/point': { body: makePointTerms() },
      'GET /rolling': { body: makeRolling() },
      'GET /statement': { body: { data: [line], nextCursor: null } },
    },
    { values: [[$member, makeMember()]] },
  ),
} satisfies Meta<typeof PointHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('쿠폰사용');
  },
};
