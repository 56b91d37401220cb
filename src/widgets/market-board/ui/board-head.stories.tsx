import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { boardValues, makeBoardDto, makeFixtureDto } from '@/entities/game/testing';
import { kstInstant } from '@/shared/lib/format';
import { press } from '@/shared/lib/test-press';
import { searchDefaults } from '../lib/board-search';
import { $search } from '../model/search';
import { BoardHead } from './board-head';
import { board, scope } from './sample-states';

const starts = ['11-21 20:00', '11-22 12:00', '11-22 18:00', '11-28 03:00', '12-05 03:00'];
const further = makeBoardDto({
  fixtures: starts.map((start, at) =>
    makeFixtureDto({ id: `sample0000d${at}`, startsAt: kstInstant(`2026-${start}:00`) }),
  ),
});

const scopeOf = (day: string) =>
  scope([[$search, { ...searchDefaults, day }], ...boardValues([further])]);

const meta = {
  title: 'widgets/market-board/BoardHead',
  component: BoardHead,
  parameters: { router: { path: '/korea/cross' }, scope: scopeOf('') },
} satisfies Meta<typeof BoardHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Under its button on desktops, at the foot of a phone; a day beyond the tabs becomes one, and is where it opens again. */
export const Calendar: Story = {
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: '달력에서 날짜 선택' });
    await expect(canvas.queryByRole('button', { name: /11.28/ })).toBeNull();
    await press(opener);
    const dialog = within(await screen.findByRole('dialog', { name: '날짜 선택' }));
    const today = await dialog.findByRole('button', { name: '11월 21일 토요일, 1경기' });
    await waitFor(() => expect(today).toHaveFocus());
    await press(dialog.getByRole('button', { name: '11월 28일 토요일, 1경기' }));
    const tab = await canvas.findByRole('button', { name: '11.28 토 1' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(tab).toHaveAttribute('aria-pressed', 'true');
    await press(opener);
    const chosen = await screen.findByRole('button', { name: '11월 28일 토요일, 1경기' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true');
  },
};

/** The tab of a day beyond the others is whole, and the calendar beside it. */
export const DayBeyond: Story = {
  parameters: { scope: scopeOf('2026-12-05') },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('button', { name: '12.05 토 1' });
    await expect(tab).toHaveAttribute('aria-pressed', 'true');
    const calendar = canvas.getByRole('button', { name: '달력에서 날짜 선택' });
    const { right } = tab.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(calendar.getBoundingClientRect().left + 1);
  },
};

/** Conditions that are set are counted; what is typed once they are opened goes into the search. */
export const Conditions: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    scope: scope([...board, [$search, { ...searchDefaults, when: 'hours3', q: 'ㅇ' }]]),
  },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: /^조건.*2개 적용 중/ });
    await press(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(canvas.getByRole('searchbox', { name: '팀·리그 검색' })).toHaveFocus(),
    );
    await press(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};
