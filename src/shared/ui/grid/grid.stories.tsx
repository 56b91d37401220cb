import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../card';
import { aligns, gaps } from '../layout';
import { Stack } from '../stack';
import { Grid } from './grid';
import { gridColumns, gridPhoneColumns } from './variants';

const meta = {
  title: 'shared/ui/Grid',
  component: Grid,
  args: { children: ['1', '2', '3'].map((name) => <Card key={name}>{name}</Card>) },
  argTypes: {
    columns: { control: 'inline-radio', options: gridColumns },
    phoneColumns: { control: 'inline-radio', options: gridPhoneColumns },
    gap: { control: 'select', options: gaps },
    align: { control: 'inline-radio', options: aligns },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const unequal = [1, 2, 3].map((lines) => (
  <Card key={lines}>
    <span style={{ display: 'block', blockSize: lines * 20 }}>{lines}</span>
  </Card>
));

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      {gridColumns.map((columns) => (
        <Grid key={columns} {...args} gap="2" columns={columns} />
      ))}
      {gaps.map((gap) => (
        <Grid key={gap} {...args} columns={3} gap={gap} />
      ))}
      {aligns.map((align) => (
        <Grid key={align} columns={3} gap="2" align={align}>
          {unequal}
        </Grid>
      ))}
    </Stack>
  ),
};

export const Phone: Story = {
  render: (args) => (
    <Stack gap="4">
      {gridPhoneColumns.map((columns) => (
        <Grid key={columns} {...args} columns={6} phoneColumns={columns} gap="2" />
      ))}
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
};
