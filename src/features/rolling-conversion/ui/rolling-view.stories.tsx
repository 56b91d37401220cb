import { allSettled } from 'effector';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios, makeScope } from '@/shared/lib/test-scope';
import { makeConversion } from '../lib/sample-rolling';
import { rollingOpened } from '../model';
import { makeAgency, makeRolling } from '../testing';
import { RollingView } from './rolling-view';

type Answers = Parameters<typeof createFakeApi>[0];

function opened(rolling: Answers[string], convert?: Answers[string]) {
  return {
    scope() {
      const answers = {
        'GET /rolling': rolling,
        ...(convert && { 'POST /rolling/convert': convert }),
      };
      const scope = makeScope({ values: [[$api, createFakeApi(answers)]] });
      void allSettled(rollingOpened, { scope });
      return scope;
    },
  };
}

const nothing = makeRolling({
  balances: { casino: 0, slot: 0, mini: 0, total: 0 },
  earned: { casino: 0, slot: 0, mini: 0, total: 0 },
  refusals: [{ code: 'AMOUNT_TOO_SMALL', limit: 1_000 }],
});
const states = {
  ordinary: opened({ body: makeRolling() }, { status: 201, body: makeConversion() }),
  loading: opened(() => new Promise<never>(() => {})),
  empty: opened({ body: nothing }),
  failed: opened(() => {
    throw new TypeError('fetch failed');
  }),
};

const meta = {
  title: 'features/rolling-conversion/RollingView',
  component: RollingView,
} satisfies Meta<typeof RollingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

/** What is typed is seen in the totals after it, and all may be converted at once. */
export const Converted: Story = {
  parameters: states.ordinary,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '전환할 금액' });
    await typeInto(field, '500{Enter}');
    await canvas.findByText('최소 1,000원부터 전환하실 수 있습니다.');
    await press(canvas.getByRole('button', { name: '전체 금액' }));
    const total = canvas.getByRole('row', { name: /총 롤링금액/ });
    await expect(within(total).getByText('0')).toBeVisible();
    await press(canvas.getByRole('button', { name: '롤링 전환' }));
    await expect(field).toHaveValue('');
  },
};

export const Refused: Story = {
  parameters: opened(
    { body: makeRolling() },
    makeProblem('REQUEST_REFUSED', { refusals: [{ code: 'BLOCKED' }] }),
  ),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '전환할 금액' });
    await typeInto(field, '2000{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('제한된 계정입니다.');
  },
};

/** Whoever has members below sees what of the total came by their stakes. */
export const OfAgent: Story = {
  parameters: opened({ body: makeRolling({ agency: makeAgency() }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '총판 적립' })).toBeVisible();
  },
};

export const Phone: Story = {
  parameters: states.ordinary,
  globals: { viewport: { value: 'phone' } },
};
