import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../card';
import { Grid } from '../grid';
import { Stack } from '../stack';
import { OddsCell } from './odds-cell';
import { oddsAligns, oddsLayouts, oddsMoves, oddsStatuses, oddsTones } from './variants';

const meta = {
  title: 'shared/ui/OddsCell',
  component: OddsCell,
  args: {
    selectionId: 's7k3m2qa.1._.1',
    label: '아스널',
    odds: '1.72',
    ariaLabel: '아스널 승, 배당 1.72',
    onSelect: fn(),
  },
  argTypes: {
    layout: { control: 'inline-radio', options: oddsLayouts },
    align: { control: 'inline-radio', options: oddsAligns },
    status: { control: 'inline-radio', options: oddsStatuses },
    move: { control: 'inline-radio', options: [null, ...oddsMoves] },
    tone: { control: 'inline-radio', options: oddsTones },
  },
} satisfies Meta<typeof OddsCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const cell = canvas.getByRole('button', { name: '아스널 승, 배당 1.72', pressed: false });
    await userEvent.click(cell);
    cell.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(args.onSelect).toHaveBeenLastCalledWith('s7k3m2qa.1._.1');
  },
};

export const Suspended: Story = {
  args: { status: 'suspended', ariaLabel: '아스널 승, 일시 중단' },
  play: async ({ args, canvas }) => {
    const cell = canvas.getByRole('button', { name: '아스널 승, 일시 중단' });
    await userEvent.click(cell);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
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
              odds="1.72"
              selected
              ariaLabel="아스널 승, 배당 1.72, 선택됨"
            />
            <OddsCell
              selectionId="b"
              label="무"
              tone="hint"
              align="center"
              odds="3.85"
              ariaLabel="무승부, 배당 3.85"
            />
            <OddsCell
              selectionId="c"
              label="브라이턴"
              align="end"
              odds="4.60"
              ariaLabel="브라이턴 승, 배당 4.60"
            />
          </Grid>
          <Grid columns={3} gap="1.5">
            <OddsCell
              selectionId="d"
              label="리버풀"
              line="오버"
              odds="1.80"
              move="up"
              ariaLabel="리버풀, 상승"
            />
            <OddsCell
              selectionId="e"
              label="무"
              tone="hint"
              align="center"
              odds="10.00"
              move="up"
              ariaLabel="무, 상승"
            />
            <OddsCell
              selectionId="f"
              label="뉴캐슬"
              align="end"
              odds="6.20"
              move="down"
              ariaLabel="뉴캐슬, 하락"
            />
          </Grid>
          <Grid columns={3} gap="1.5">
            <OddsCell
              selectionId="g"
              label="골든스테이트 워리어스"
              line="-3.5"
              odds="1.91"
              status="suspended"
              ariaLabel="중단"
            />
            <OddsCell
              selectionId="h"
              label="없음"
              tone="hint"
              align="center"
              odds="2.40"
              status="suspended"
              ariaLabel="중단"
            />
            <OddsCell
              selectionId="i"
              label="피닉스"
              line="+3.5"
              align="end"
              odds="1.89"
              status="closed"
              ariaLabel="마감"
            />
          </Grid>
          <Grid columns={3} gap="1.5">
            <OddsCell
              selectionId="j"
              label="첼시"
              line="-1.0"
              odds="1.95"
              selected
              move="up"
              ariaLabel="첼시, 상승, 선택됨"
            />
            <OddsCell selectionId="k" layout="compact" odds="1.01" ariaLabel="배당 1.01" />
            <OddsCell
              selectionId="l"
              label="풀럼"
              line="+1.0"
              align="end"
              odds="1.86"
              selected
              ariaLabel="풀럼, 선택됨"
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
          odds="1.95"
          oddsTone="money"
          ariaLabel="홀"
        />
        <OddsCell
          selectionId="n"
          layout="stack"
          align="center"
          label="짝"
          tone="red"
          odds="1.95"
          oddsTone="money"
          ariaLabel="짝"
        />
        <OddsCell
          selectionId="o"
          layout="stack"
          align="center"
          label="대 81–130"
          odds="2.80"
          oddsTone="money"
          ariaLabel="대"
        />
        <OddsCell
          selectionId="p"
          layout="stack"
          align="center"
          label="홀"
          odds="1.95"
          oddsTone="money"
          selected
          ariaLabel="홀, 선택됨"
        />
      </Grid>
    </Stack>
  ),
};
