import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Card } from '../card';
import { Grid } from '../grid';
import { Stack } from '../stack';
import { OddsCell } from './odds-cell';
import { type OddsMove, oddsAligns, oddsLayouts, oddsStatuses, oddsTones } from './variants';
import type { OddsFace } from './write-face';

function face(odds: string, spoken: string, move: OddsMove | null = null): () => OddsFace {
  return () => ({ odds, spoken, move });
}

const meta = {
  title: 'shared/ui/OddsCell',
  component: OddsCell,
  args: {
    selectionId: 's7k3m2qa.1._.1',
    label: '아스널',
    readFace: face('1.72', '아스널 승, 배당 1.72'),
    onSelect: fn(),
  },
  argTypes: {
    layout: { control: 'inline-radio', options: oddsLayouts },
    align: { control: 'inline-radio', options: oddsAligns },
    status: { control: 'inline-radio', options: oddsStatuses },
    tone: { control: 'inline-radio', options: oddsTones },
  },
} satisfies Meta<typeof OddsCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const cell = canvas.getByRole('button', { name: '아스널 승, 배당 1.72', pressed: false });
    await press(cell);
    cell.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(args.onSelect).toHaveBeenLastCalledWith('s7k3m2qa.1._.1');
  },
};

export const Suspended: Story = {
  args: { status: 'suspended', readFace: face('1.72', '아스널 승, 일시 중단') },
  play: async ({ args, canvas }) => {
    const cell = canvas.getByRole('button', { name: '아스널 승, 일시 중단' });
    await press(cell);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
  },
};

/** On the slip while its market is locked: still to be read, and still marked as chosen. */
export const SuspendedChoice: Story = {
  args: { selected: true, status: 'suspended', readFace: face('1.72', '아스널 승, 일시 중단') },
  play: async ({ canvas }) => {
    const odds = canvas.getByText('1.72');
    const name = canvas.getByText('아스널');
    for (const part of [odds, name, odds.parentElement, name.parentElement]) {
      await expect(part).toHaveStyle({ opacity: '1' });
    }
    const cell = canvas.getByRole('button', { pressed: true });
    await expect(getComputedStyle(odds).color).toBe(getComputedStyle(cell).color);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      <Card padding="2">
        <Stack gap="2">
          <Grid columns={3} gap="1.5">
            <OddsCell
              selectionId="a"
              label="아스널"
              readFace={face('1.72', '아스널 승, 배당 1.72, 선택됨')}
              selected
            />
            <OddsCell
              selectionId="b"
              label="무"
              tone="hint"
              align="center"
              readFace={face('3.85', '무승부, 배당 3.85')}
            />
            <OddsCell
              selectionId="c"
              label="브라이턴"
              align="end"
              readFace={face('4.60', '브라이턴 승, 배당 4.60')}
            />
          </Grid>
          <Grid columns={3} gap="1.5">
            <OddsCell
              selectionId="d"
              label="리버풀"
              line="오버"
              readFace={face('1.80', '리버풀, 상승', 'up')}
            />
            <OddsCell
              selectionId="e"
              label="무"
              tone="hint"
              align="center"
              readFace={face('10.00', '무, 상승', 'up')}
            />
            <OddsCell
              selectionId="f"
              label="뉴캐슬"
              align="end"
              readFace={face('6.20', '뉴캐슬, 하락', 'down')}
            />
          </Grid>
          <Grid columns={3} gap="1.5">
            <OddsCell
              selectionId="g"
              label="골든스테이트 워리어스"
              line="-3.5"
              readFace={face('1.91', '중단')}
              status="suspended"
            />
            <OddsCell
              selectionId="h"
              label="없음"
              tone="hint"
              align="center"
              readFace={face('2.40', '중단')}
              status="suspended"
            />
            <OddsCell
              selectionId="i"
              label="피닉스"
              line="+3.5"
              align="end"
              readFace={face('1.89', '마감')}
              status="closed"
            />
          </Grid>
          <Grid columns={3} gap="1.5">
            <OddsCell
              selectionId="j"
              label="첼시"
              line="-1.0"
              readFace={face('1.95', '첼시, 상승, 선택됨', 'up')}
              selected
            />
            <OddsCell selectionId="k" layout="compact" readFace={face('1.01', '배당 1.01')} />
            <OddsCell
              selectionId="l"
              label="풀럼"
              line="+1.0"
              align="end"
              readFace={face('1.86', '풀럼, 선택됨')}
              selected
            />
          </Grid>
        </Stack>
      </Card>
      <Grid columns={4} gap="1.5">
        <OddsCell
          selectionId="m"
          layout="stack"
          align="center"
          label="홀"
          tone="blue"
          readFace={face('1.95', '홀')}
          oddsTone="money"
        />
        <OddsCell
          selectionId="n"
          layout="stack"
          align="center"
          label="짝"
          tone="red"
          readFace={face('1.95', '짝')}
          oddsTone="money"
        />
        <OddsCell
          selectionId="o"
          layout="stack"
          align="center"
          label="대 81–130"
          readFace={face('2.80', '대')}
          oddsTone="money"
        />
        <OddsCell
          selectionId="p"
          layout="stack"
          align="center"
          label="홀"
          readFace={face('1.95', '홀, 선택됨')}
          oddsTone="money"
          selected
        />
        {oddsLayouts.map((layout) => (
          <OddsCell
            key={layout}
            selectionId={layout}
            layout={layout}
            label={layout === 'compact' ? undefined : '승'}
            readFace={face('1.72', `${layout}, 배당 1.72`)}
          />
        ))}
      </Grid>
    </Stack>
  ),
};
