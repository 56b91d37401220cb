import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makePeriod, makeTerms } from '../lib/sample-settlements';
import { WeekList } from './week-list';

const meta = {
  title: 'pages/calculate/WeekList',
  component: WeekList,
  args: { terms: makeTerms(), sent: null, onRequest: fn() },
} satisfies Meta<typeof WeekList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await press(canvas.getByRole('button', { name: '11.09 ~ 11.15 정산 신청' }));
    await expect(args.onRequest).toHaveBeenCalledWith(args.terms.periods[0]);
  },
};

/** A rejected week may be requested again. */
export const Rejected: Story = {
  args: { terms: makeTerms({ periods: [makePeriod({ state: 'rejected' })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('다시 신청');
  },
};

/** One is being sent, and no other may be. */
export const Sending: Story = {
  args: {
    terms: makeTerms({ periods: [makePeriod(), makePeriod({}, 1)] }),
    sent: makePeriod(),
  },
  play: async ({ args, canvas }) => {
    const [sent, other] = canvas.getAllByRole('button');
    await expect(other).toBeDisabled();
    // What was pressed keeps the focus, and refuses.
    await expect(sent).toBeEnabled();
    if (sent) await press(sent);
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};

export const Dollars: Story = {
  args: {
    terms: makeTerms({
      kind: 'tether',
      currency: 'USD',
      periods: [
        makePeriod({
          basis: { sportsLost: 124_000_000, casino: 98_765_400, slot: 1_200_000, newFriends: 0 },
          amount: 123_456_700,
        }),
      ],
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
