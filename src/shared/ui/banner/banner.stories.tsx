import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button';
import { Stack } from '../stack';
import { Banner } from './banner';

const meta = {
  title: 'shared/ui/Banner',
  component: Banner,
  args: { children: '점검 중에는 입출금과 베팅을 이용할 수 없습니다.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      {(['info', 'success', 'warn', 'error'] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title="시스템 점검"
          action={
            <Button size="sm" variant="secondary">
              다시 시도
            </Button>
          }
        >
          점검 중에는 입출금과 베팅을 이용할 수 없습니다.
        </Banner>
      ))}
    </Stack>
  ),
};
