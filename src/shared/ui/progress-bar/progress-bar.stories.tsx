import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../stack';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'shared/ui/ProgressBar',
  component: ProgressBar,
  args: { label: '다음 등급까지', value: 0.68 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one at the top of the window does not know how much is done. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      {(['brand', 'money', 'warn', 'quiet'] as const).map((tone) => (
        <ProgressBar key={tone} {...args} place="inline" tone={tone} size="base" />
      ))}
      <ProgressBar label="기준점까지" value={0.4} tone="quiet" size="thin" />
      <ProgressBar label="월 한도" value={0.56} ahead={0.76} valueText="56%, 76%" size="thin" />
      <ProgressBar label="불러오는 중" />
      <ProgressBar label="페이지를 불러오는 중" place="top" />
    </Stack>
  ),
};
