import { allSettled, type Scope } from 'effector';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { makeResult, makeRow, scopeOf, sent } from '../lib/sample-rewards';
import { EventRewards } from './event-rewards';

let scope: Scope;

const meta = {
  title: 'features/event-reward/EventRewards',
  component: EventRewards,
  args: { eventId: 5 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    scope: () => {
      scope = scopeOf();
      return scope;
    },
  },
} satisfies Meta<typeof EventRewards>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Types who gets what, and looks at what would become of each. */
async function check(canvas: Canvas) {
  await typeInto(canvas.getByRole('textbox', { name: '지급할 회원' }), 'hangang77\ndokdo01');
  await typeInto(canvas.getByLabelText('1인당 포인트'), '10000');
  await typeInto(canvas.getByLabelText('사유'), '당첨자');
  await press(canvas.getByRole('button', { name: '2명 대상 확인' }));
  await expect(await canvas.findByRole('heading', { name: '지급 예정' })).toBeVisible();
}
const planning = (result: ReturnType<typeof makeResult>) => ({
  scope: () => scopeOf({ 'POST /admin/event/5/reward/preview': { body: result } }),
});

/** Nothing is paid before it was looked at who gets what, and nothing twice. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(sent).toMatchObject([{ body: { members: ['hangang77', 'dokdo01'] } }]);
    await expect(canvas.getByText('30,000P')).toBeVisible();
    await expect(canvas.getByText('부산갈매기(busan51)')).toBeVisible();
    await press(canvas.getByRole('button', { name: '3명에게 지급' }));
    await waitFor(() => expect(scope.getState($alert)).not.toBeNull());
    const id = scope.getState($alert)?.id ?? '';
    void allSettled(alertAnswered, { scope, params: { id, isConfirmed: true } });
    await expect(await canvas.findByText('지급 완료')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '3명에게 지급' })).toBeNull();
  },
};

export const Money: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('지급 수단'), 'money');
    await press(canvas.getByRole('button', { name: '대상 확인' }));
    await expect(canvas.getByText('지급할 회원을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('원화와 달러 중 하나 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

export const Nobody: Story = {
  parameters: planning(makeResult([makeRow('unknown'), makeRow('rewarded')])),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(canvas.getByText(/지급할 수 있는 회원이 없습니다/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /명에게 지급$/ })).toBeNull();
  },
};

/** Of a long list the first are named, and how many there are beside them. */
export const ManyLeftOut: Story = {
  parameters: planning({
    ...makeResult([
      makeRow('paid'),
      ...Array.from({ length: 40 }, (_none, n) => makeRow('unknown', { named: `typo${n}` })),
    ]),
    totals: { paid: 812, waiting: 0, won: 4_060_000, cents: 35_000, points: 0 },
  }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(canvas.getByText(/외 20명/)).toBeVisible();
    await expect(canvas.getByText('4,060,000원 · $350.00')).toBeVisible();
  },
};
