import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet } from '@/entities/bet/testing';
import { $stake } from '@/entities/slip';
import { $results, makeReport } from '@/features/place-bet/testing';
import { $streamHealth } from '@/shared/api';
import { press } from '@/shared/lib/test-press';
import { BetSlip } from './bet-slip';
import { placing, slipScope, states } from './sample-states';

const meta = {
  title: 'widgets/bet-slip/BetSlip',
  component: BetSlip,
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' }, scope: slipScope() },
  // On phones the slip is the sheet of the next stories.
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '900px', inlineSize: '336px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BetSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (name: keyof typeof states): Story => ({
  parameters: { scope: slipScope(states[name]) },
});

export const Empty: Story = {
  parameters: { scope: slipScope({ count: 0 }) },
  play: async ({ canvas }) => {
    const bet = await canvas.findByRole('button', { name: '베팅하기' });
    await expect(bet).toBeDisabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** The page keeps its footer beside the column, and its floating button out of the way. */
export const Docked: Story = {
  args: { isDocked: true },
  play: async () => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-slip-column'));
  },
};
export const Guest: Story = story('guest');
/** The policy has taken the rise: nothing is asked, the better price counts. */
export const OddsUp: Story = {
  ...story('oddsUp'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '50,000원 베팅하기' })).toBeEnabled();
    await expect(canvas.queryByRole('list', { name: '확인이 필요한 사항' })).toBeNull();
  },
};
/** Two legs fell: one notice, one press. */
export const OddsDown: Story = {
  ...story('oddsDown'),
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('button', { name: '모두 수락' });
    await expect(canvas.queryByRole('button', { name: /변경 수락$/ })).not.toBeInTheDocument();
    await press(all);
    await expect(canvas.getByRole('button', { name: '50,000원 베팅하기' })).toBeEnabled();
  },
};
export const LineMoved: Story = {
  ...story('lineMoved'),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: /→ -1, 새 기준점 선택/ }));
    await expect(canvas.getByText('-1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '50,000원 베팅하기' })).toBeEnabled();
  },
};
/** Above every bound, said once, by the one that binds: the balance. */
export const Insufficient: Story = {
  ...story('insufficient'),
  play: async ({ canvas }) => {
    const notices = await canvas.findByRole('list', { name: '확인이 필요한 사항' });
    await expect(within(notices).getAllByRole('listitem')).toHaveLength(1);
    await press(within(notices).getByRole('button', { name: '1,284,500원으로 변경' }));
    await expect(canvas.getByRole('button', { name: '1,284,500원 베팅하기' })).toBeEnabled();
  },
};
export const Dollars: Story = story('dollars');
export const Stale: Story = {
  parameters: { scope: slipScope({ values: [[$streamHealth, 'stale']] }) },
};

/** The chosen bonus pick pressed again is taken off. */
export const BonusOn: Story = {
  parameters: { scope: slipScope({ bonus: 3 }) },
  play: async ({ canvas }) => {
    const pick = await canvas.findByRole('button', { name: '3폴더 1.03' });
    for (const isPressed of ['false', 'true']) {
      await press(pick);
      await expect(pick).toHaveAttribute('aria-pressed', isPressed);
    }
  },
};

export const LowOddsPickAfterBonus: Story = {
  ...story('lowPick'),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '보너스 해제하고 담기' }));
    const legs = canvas.getByRole('list', { name: '선택한 경기' });
    await expect(within(legs).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const BonusAfterLowOdds: Story = {
  ...story('lowBonus'),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '3폴더 1.03' }));
    await press(canvas.getByRole('button', { name: '이 경기 빼고 보너스 적용' }));
    await expect(canvas.getByRole('button', { name: '3폴더 1.03' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** With a leg in play the slip is one in play; it can have no bonus, and none is offered. */
export const InPlay: Story = {
  ...story('liveLegs'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '인플레이 베팅카트' })).toBeVisible();
    await expect(canvas.queryByText(/보너스|1\.0[358]/)).not.toBeInTheDocument();
  },
};

/** What pays more at once comes before what a further pick would bring. */
export const SixLegs: Story = {
  parameters: { scope: slipScope({ count: 6, bonus: 3 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1폴더 더 담으면 1\.08배/)).toBeVisible();
    await press(canvas.getByRole('button', { name: '1.05배 보너스 받기' }));
    await expect(canvas.getByText('5폴더 보너스 1.05배')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /받기/ })).not.toBeInTheDocument();
  },
};

export const OddsFellUnderBonus: Story = {
  ...story('lowFallen'),
  play: async ({ canvas }) => {
    const bet = await canvas.findByRole('button', { name: '50,000원 베팅하기' });
    await expect(bet).toHaveAttribute('aria-disabled', 'true');
    await press(canvas.getByRole('button', { name: '보너스 해제' }));
    await press(canvas.getByRole('button', { name: /배당 변경 수락$/ }));
    await expect(bet).not.toHaveAttribute('aria-disabled');
  },
};

/** A pick of the European board makes the slip European: no bonus pick goes with it. */
export const European: Story = {
  ...story('european'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '유럽형 베팅카트' })).toBeVisible();
    await expect(canvas.queryByText('보너스 배당')).toBeNull();
  },
};

/** Two picks of one match at one price, beside another one. */
export const Joint: Story = {
  ...story('joint'),
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: '선택한 경기' }));
    const names = rows.getAllByRole('listitem').map((row) => row.textContent);
    await expect(names[2]).toContain('같은 경기 조합 배당2개 선택2.64');
    await expect(rows.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const JointDown: Story = {
  ...story('jointDown'),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '확인이 필요한 사항' }));
    await press(list.getByRole('button', { name: '수락' }));
    await expect(canvas.queryByRole('list', { name: '확인이 필요한 사항' })).toBeNull();
  },
};
/** A pick of a kind that the match has on the slip: the reason, and the swap. */
export const JointKinds: Story = {
  ...story('jointKinds'),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '기존 선택과 바꾸기' }));
    await expect(canvas.queryByRole('button', { name: '기존 선택과 바꾸기' })).toBeNull();
    await expect(canvas.getByText('확인 중')).toBeVisible();
  },
};

/** The stake is that of each pick. */
export const Singles: Story = {
  ...story('singles'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '150,000원 베팅하기' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: '1건당 베팅금액' })).toHaveValue('50,000');
    await expect(canvas.queryByText('총 배당률')).toBeNull();
  },
};
/** From one bet of all to a system, whose only size stays; another one joins it, and all its bets are paid. */
export const System: Story = {
  parameters: { scope: slipScope({ bonus: 3 }) },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '시스템' }));
    await expect(canvas.getByRole('button', { name: '150,000원 베팅하기' })).toBeEnabled();
    await expect(canvas.getByRole('checkbox', { name: '2폴더 × 3' })).toBeDisabled();
    await press(canvas.getByRole('checkbox', { name: '3폴더 × 1' }));
    await expect(canvas.getByRole('button', { name: '200,000원 베팅하기' })).toBeEnabled();
    await expect(canvas.getByText('총 베팅금액 · 4라인')).toBeVisible();
  },
};
export const ByWinnings: Story = {
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: '당첨금으로 계산' });
    await press(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByRole('textbox', { name: '원하는 당첨금' })).toBeVisible();
  },
};
export const QuickStakes: Story = {
  parameters: { scope: slipScope({ values: [[$stake, null]] }) },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '베팅금액' });
    await press(canvas.getByRole('button', { name: '+1만' }));
    await press(canvas.getByRole('button', { name: '+1만' }));
    await expect(field).toHaveValue('20,000');
    await press(canvas.getByRole('button', { name: '정정' }));
    await expect(field).toHaveValue('');
  },
};
export const Cleared: Story = {
  play: async ({ canvas }) => {
    const legs = within(await canvas.findByRole('list', { name: '선택한 경기' }));
    const [remove] = legs.getAllByRole('button', { name: /빼기|삭제/ });
    await press(remove as HTMLElement);
    await expect(legs.getAllByRole('listitem')).toHaveLength(2);
    await press(canvas.getByRole('button', { name: '전체삭제' }));
    await expect(canvas.queryByRole('list', { name: '선택한 경기' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '전체삭제' })).toBeNull();
  },
};

export const Submitting: Story = {
  parameters: { scope: slipScope({ values: placing }) },
  play: async ({ canvas, step }) => {
    await step('the question names the amount', async () => {
      await press(await canvas.findByRole('button', { name: '50,000원 베팅하기' }));
      await screen.findByText(/선택하신 내용으로 50,000원을 베팅하시겠습니까/);
    });
    await step('after the answer the button is busy', async () => {
      await press(screen.getByRole('button', { name: '확인' }));
      await expect(canvas.getByRole('button', { name: /베팅하기/ })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    });
  },
};

const refused = makeReport({
  key: 'key-1',
  kind: 'refused',
  bet: makeBet({ status: 'refused' }),
  refusals: [{ code: 'MARKET_SUSPENDED' }, { code: 'ODDS_CHANGED', from: 208, to: 196 }],
});
export const Refused: Story = {
  tags: ['suspend-on-submit'],
  parameters: { scope: slipScope({ values: [[$results, [refused]]] }) },
};

const accepted = makeReport({ key: 'key-1', kind: 'accepted', bet: makeBet() });
export const Placed: Story = {
  parameters: {
    scope: slipScope({ count: 0, values: [[$results, [accepted]]] }),
  },
};

/** An Enter of a moment after the page began, which no busy machine makes late. */
function enterAtOnce(): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: 1 });
  return event;
}

/** Whether what has the focus acts on a key. */
const isTaken = (event: KeyboardEvent): boolean =>
  document.activeElement?.dispatchEvent(event) ?? false;

export const Keyboard: Story = {
  parameters: { scope: slipScope({ values: [[$stake, null]] }) },
  play: async ({ canvas, step }) => {
    await step('typing a stake shows the winnings at every key', async () => {
      const field = await canvas.findByRole('textbox', { name: '베팅금액' });
      field.focus();
      await userEvent.keyboard('10000');
      await expect(canvas.getByText('67,200')).toBeVisible();
    });
    await step('Enter asks for the bet', async () => {
      await userEvent.keyboard('{Enter}');
      const question = await screen.findByRole('alertdialog', { name: '베팅 확인' });
      await expect(question).toHaveTextContent('10,000원을 베팅하시겠습니까?');
      await step('and a second Enter at once answers nothing', async () => {
        await expect(isTaken(enterAtOnce())).toBe(false);
        await expect(question).toBeVisible();
      });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '베팅금액' })).toHaveFocus());
    });
    await step('Tab leads through the quick buttons to the bet', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: '15,000원 베팅하기' })).toBeEnabled();
    });
  },
};
