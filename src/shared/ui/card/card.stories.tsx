import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Grid } from '../grid';
import { Heading } from '../heading';
import { Stack } from '../stack';
import { Text } from '../text';
import { Card } from './card';
import { cardPaddings } from './variants';

const meta = {
  title: 'shared/ui/Card',
  component: Card,
  args: { children: '내용' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      <Grid columns={3} gap="3">
        {(['plain', 'sunken', 'raised', 'stage', 'interactive'] as const).map((look) => (
          <Card key={look} look={look}>
            <Heading size="h4">EOS 파워볼 3분</Heading>
            <Text tone="hint" size="sm">
              374회차 · {look}
            </Text>
          </Card>
        ))}
      </Grid>
      <Grid columns={6} gap="3">
        {cardPaddings.map((padding) => (
          <Card key={padding} padding={padding}>
            {padding}
          </Card>
        ))}
        <Card padding="0" clip>
          <div style={{ blockSize: '40px', backgroundColor: 'currentColor' }} />
        </Card>
      </Grid>
    </Stack>
  ),
};
